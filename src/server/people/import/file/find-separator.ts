import { countNamed, firstRows } from '#core/import/headings.ts'

const separators = [';', ',', '\t', '|'] as const
export type Separator = (typeof separators)[number]

const isSeparator = (sign: string): sign is Separator => separators.some((one) => one === sign)

/** The line that tells Excel a file's separator, `sep=;`, with anything that Excel itself adds around it. */
const sepLine = /^\ufeff?\s*"?sep=(\\t|.)"?[;,\t|]*\s*$/i

/** Whether a line only names the separator. */
export const saysSeparator = (cells: readonly string[]): boolean =>
  /^"?sep=\S{0,2}$/i.test(cells[0] ?? '') && cells.slice(1).every((cell) => cell === '' || cell === '"')

/**
 * The separator that makes the headings ours; where none does, the one that the file names, or that
 * occurs most often in the first line outside quotes.
 */
export function findSeparator(text: string): Separator {
  const rows = firstRows(text)
  const said = sepLine.exec(rows[0] ?? '')?.[1]?.replace('\\t', '\t') ?? ''
  const heading = rows[said === '' ? 0 : 1] ?? ''
  const counts = countOutsideQuotes(heading)
  const worth = (separator: Separator): readonly number[] => [
    Math.max(0, ...rows.map((row) => countNamed(row.split(separator)))),
    separator === said ? 1 : 0,
    counts.get(separator) ?? 0,
  ]
  const isWorthMore = (one: readonly number[], other: readonly number[]) => {
    const differs = one.findIndex((value, at) => value !== other[at])
    return differs >= 0 && (one[differs] ?? 0) > (other[differs] ?? 0)
  }
  return separators.reduce((best, next) => (isWorthMore(worth(next), worth(best)) ? next : best))
}

function countOutsideQuotes(line: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  let quoted = false
  for (const sign of line) {
    if (sign === '"') quoted = !quoted
    else if (!quoted && isSeparator(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  return counts
}
