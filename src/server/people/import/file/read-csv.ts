import { CsvError, type Options, parse } from 'csv-parse/sync'
import type { ProblemList } from '#core/import/problem-list.ts'
import { quoteGuards } from './clean-cell.ts'
import type { FileLine } from './file-line.ts'
import type { Separator } from './find-separator.ts'

/** The most non-empty lines of a file, its headings not counted. */
export const mostLines = 200_000

/** The longest line, in characters. In a longer one a quote was most likely never closed. */
const longestLine = 100_000

/** Lines between two reports of progress: at most a fifth of a second's work. */
const linesBetween = 5000

/**
 * Splits text into lines and cells (RFC 4180, and any line end). Blank lines are skipped but counted, so that line
 * numbers are those of an editor.
 * @param sayShare called with the progress, 0 to 1, rising
 */
export function readCsv(
  text: string,
  separator: Separator,
  problems: ProblemList,
  sayShare: (share: number) => void = () => {},
): readonly FileLine[] {
  const lines: FileLine[] = []
  let lastLine = 0
  const options: Options = {
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    // In a cell that does not begin with a quote, a quote is an ordinary character: Förskolan "Solen".
    relax_quotes: true,
    max_record_size: longestLine,
    on_record: (cells: string[], context) => {
      const firstLine = context.lines - lineEndsIn(cells)
      // The parser leaves spaces within quotes; programs that quote every cell write them. Trims in place: there are millions of cells.
      for (const [place, cell] of cells.entries()) cells[place] = cell.trim()
      lastLine = context.lines
      if (lines.length % linesBetween === linesBetween - 1) sayShare(Math.min(1, context.bytes / text.length))
      if (cells.some((cell) => cell !== '')) lines.push({ line: firstLine, cells })
      // The headings are one further line.
      if (lines.length > mostLines + 1) throw new TooManyLines()
      return null
    },
  }
  try {
    parse(quoteGuards(text, separator), options)
  } catch (error) {
    if (error instanceof CsvError) problems.error('broken-quotes', { line: lastLine + 1 })
    else if (!(error instanceof TooManyLines)) throw error
  }
  if (lines.length > mostLines + 1)
    problems.error('too-many-lines', { line: 0, details: { most: mostLines } })
  return lines
}

/** Stops the parsing: the rest of the file cannot change the result. */
class TooManyLines extends Error {}

/** A quoted cell may hold line ends, which the parser counts before it reports the line. */
function lineEndsIn(cells: readonly string[]): number {
  let ends = 0
  for (const cell of cells) if (/[\r\n]/.test(cell)) ends += cell.split(/\r\n|\r|\n/).length - 1
  return ends
}
