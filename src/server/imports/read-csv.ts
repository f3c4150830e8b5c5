import { setImmediate } from 'node:timers/promises'
import { CsvError, type Parser, parse } from 'csv-parse'
import type { ProblemList } from '#core/import/problem-list.ts'
import type { Separator } from './find-separator.ts'

/** Most lines with content that a file may have, its headings not counted. */
const mostLines = 200_000

/** How much text is cut before others are let in, in characters: a few milliseconds' work. */
const sliceLength = 64_000
/** Longest line, in characters. Beyond it a quote was most likely never closed. */
const longestLine = 100_000

export type CsvLine = { readonly line: number; readonly cells: readonly string[] }

/**
 * Cuts text into lines and cells (RFC 4180, and any line end). Blank lines are left out but counted, so that line
 * numbers are those of an editor.
 */
export async function readCsv(
  text: string,
  separator: Separator,
  problems: ProblemList,
): Promise<readonly CsvLine[]> {
  const lines: CsvLine[] = []
  let lastLine = 0
  const parser = parse({
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: longestLine,
    on_record: (cells: string[], context) => {
      const firstLine = context.lines - lineEndsIn(cells)
      lastLine = context.lines
      // The headings are one line more than the content.
      if (lines.length <= mostLines + 1 && cells.some((cell) => cell !== ''))
        lines.push({ line: firstLine, cells })
      return null
    },
  })
  try {
    await feed(parser, text, () => lines.length > mostLines + 1)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    problems.error('broken-quotes', { line: lastLine + 1 })
  }
  if (lines.length > mostLines + 1)
    problems.error('too-many-lines', { line: 0, details: { most: mostLines } })
  return lines
}

async function feed(parser: Parser, text: string, isEnough: () => boolean): Promise<void> {
  let failure: Error | undefined
  const ended = new Promise<void>((resolve) => {
    parser.once('error', (error) => {
      failure = error
      resolve()
    })
    parser.once('end', resolve)
  })
  parser.resume()
  for (let at = 0; at < text.length && failure === undefined && !isEnough(); at += sliceLength) {
    parser.write(text.slice(at, at + sliceLength))
    await setImmediate()
  }
  if (isEnough()) {
    parser.destroy()
    return
  }
  if (failure === undefined) parser.end()
  await ended
  if (failure !== undefined) throw failure
}

/** A quoted cell may hold line ends; the parser counts them before it tells about the line. */
function lineEndsIn(cells: readonly string[]): number {
  let ends = 0
  for (const cell of cells) if (/[\r\n]/.test(cell)) ends += cell.split(/\r\n|\r|\n/).length - 1
  return ends
}
