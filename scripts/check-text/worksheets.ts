/** The fields of a worksheet that hold words; all else is the same in every language. */
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

/** What of a worksheet is the same in every language: everything but its words and what its example says. */
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

/** @returns what is wrong when the files of one worksheet in two languages are not built alike */
export function compareWorksheets(path: string, source: string, other: string): string[] {
  const [asked, has] = [source, other].map((file) => JSON.stringify(shapeOf(JSON.parse(file))))
  return asked === has ? [] : [`${path}:1: is not built as the worksheet in Swedish`]
}
