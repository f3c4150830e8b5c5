const separators = [';', ',', '\t', '|'] as const
export type Separator = (typeof separators)[number]

/** The separator of the headings: the candidate that occurs most often in the first line, outside quotes. */
export function findSeparator(text: string): Separator {
  const counts = new Map<string, number>()
  let quoted = false
  for (const sign of firstLine(text)) {
    if (sign === '"') quoted = !quoted
    else if (!quoted) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  const amount = (separator: Separator) => counts.get(separator) ?? 0
  return separators.reduce((best, next) => (amount(next) > amount(best) ? next : best))
}

/** Longest heading line that is looked at, in characters; a file without line ends is not searched to its end. */
const longestHeading = 10_000

function firstLine(text: string): string {
  const start = text.slice(0, longestHeading).trimStart()
  return start.slice(0, start.search(/[\r\n]|$/))
}
