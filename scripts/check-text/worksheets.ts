/** The fields of a worksheet that hold words; the others are the same in every language. */
export const worksheetWords: readonly string[] = [
  'title',
  'intro',
  'label',
  'hint',
  'text',
  'row',
  'add',
  'unit',
  'low',
  'high',
  'says',
]

/** The part of a worksheet that is the same in every language: everything but its words and its example. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      worksheetWords.includes(name)
        ? 'words'
        : name === 'example'
          ? Object.keys(inner as object)
          : shapeOf(inner),
    ]),
  )
}

/** @returns the differences in structure between one worksheet in two languages */
export function compareWorksheets(path: string, source: string, other: string): string[] {
  const [asked, has] = [source, other].map((file) => JSON.stringify(shapeOf(JSON.parse(file))))
  return asked === has ? [] : [`${path}:1: is not built as the worksheet in Swedish`]
}
