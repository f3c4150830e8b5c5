import { countHeadings, rowsToHeadings } from '#core/import/headings.ts'
import { ProblemList } from '#core/import/problem-list.ts'
import type { FileLine } from './file-line.ts'
import { findSeparator } from './find-separator.ts'
import { readCsv } from './read-csv.ts'

const isWhole = ({ cells, faults }: FileLine): boolean =>
  (cells[0] ?? '') !== '' && cells.slice(1).every((cell) => cell === '') && (faults?.size ?? 0) === 0

/**
 * Splits lines that all stand in the first column. A Swedish Excel reads a file with commas so, and some programs quote each
 * line whole. A list that has one column is returned as it is.
 */
export function columnsApart(lines: readonly FileLine[]): readonly FileLine[] {
  if (!lines.every(isWhole)) return lines
  const texts = lines.map(({ cells }) => (cells[0] ?? '').replace(/[\r\n]+/g, ' '))
  if (Math.max(0, ...texts.slice(0, rowsToHeadings).map(countHeadings)) < 2) return lines
  const text = texts.join('\n')
  const problems = new ProblemList()
  const split = readCsv(text, findSeparator(text), problems)
  if (problems.errorCount > 0) return lines
  return split.map(({ line: at, cells }) => {
    const { line = at, hidden = false } = lines[at - 1] ?? {}
    return { line, hidden, cells }
  })
}
