/** Separators between the units of a path, the least ambiguous first: a department may be called "HR/Ekonomi". */
const separators = ['>', '»', '\\', '|', '/'] as const

/** The separator in most of these cells; null for none. */
export function separatorOf(cells: Iterable<string>): string | null {
  const counts = new Map<string, number>()
  let filled = 0
  for (const cell of cells) {
    if (cell === '') continue
    filled += 1
    for (const sign of separators) if (isWithin(cell, sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  return separators.find((sign) => (counts.get(sign) ?? 0) * 2 > filled) ?? null
}

const isWithin = (cell: string, sign: string): boolean =>
  cell
    .replace(/^[/\\]/, '')
    .slice(1, -1)
    .includes(sign)

/** The units of a path from the top, without empty ones: some systems begin a path with the separator. */
export const splitPath = (cell: string, separator: string | null): readonly string[] =>
  (separator === null ? [cell] : cell.split(separator))
    .map((name) => name.trim())
    .filter((name) => name !== '')
