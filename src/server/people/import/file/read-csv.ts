import { CsvError, type Options, parse } from 'csv-parse/sync'
import type { ProblemList } from '#core/import/problem-list.ts'
import { quoteGuards } from './clean-cell.ts'
import type { FileLine } from './file-line.ts'
import type { Separator } from './find-separator.ts'

/** Most lines with content that a file may have, its headings not counted. */
export const mostLines = 200_000

/** Longest line, in characters. Beyond it a quote was most likely never closed. */
const longestLine = 100_000

/** Lines between two words of how far it is: a fifth of a second's work, or less. */
const linesBetween = 5000

/**
 * Cuts text into lines and cells (RFC 4180, and any line end). Blank lines are left out but counted, so that line
 * numbers are those of an editor.
 * @param sayShare hears how much is done, 0 to 1, rising
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
    // Within a cell that does not begin with one, a quote is a sign like others: Förskolan "Solen".
    relax_quotes: true,
    max_record_size: longestLine,
    on_record: (cells: string[], context) => {
      const firstLine = context.lines - lineEndsIn(cells)
      // The parser leaves spaces within quotes, which programs that quote every cell write too. In place: there are millions of cells.
      for (const [place, cell] of cells.entries()) cells[place] = cell.trim()
      lastLine = context.lines
      if (lines.length % linesBetween === linesBetween - 1) sayShare(Math.min(1, context.bytes / text.length))
      if (cells.some((cell) => cell !== '')) lines.push({ line: firstLine, cells })
      // The headings are one line more than the content.
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

/** Ends the parsing: what follows can change nothing. */
class TooManyLines extends Error {}

/** A quoted cell may hold line ends; the parser counts them before it tells about the line. */
function lineEndsIn(cells: readonly string[]): number {
  let ends = 0
  for (const cell of cells) if (/[\r\n]/.test(cell)) ends += cell.split(/\r\n|\r|\n/).length - 1
  return ends
}
