import { unzipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'
import type { ProblemList } from '#core/import/problem-list.ts'
import type { FileLine } from './file-line.ts'
import { mostLines } from './read-csv.ts'

/** Largest content of a workbook once unpacked, in bytes (100 MB): what a list of 200,000 lines comes to. */
const largestUnpacked = 100 * 1024 * 1024

/** Columns beyond the last that a list of ours may have; a reader makes room for every cell up to the last one. */
const mostColumns = 64

/** A number as it is stored, so that neither digits nor the fact that it is one are lost. */
class NumberCell {
  readonly text: string
  constructor(stored: string) {
    this.text = /e/i.test(stored) ? String(Number(stored)) : stored
  }
}

/**
 * Reads the first sheet of an XLSX workbook as lines of text. How much it unpacks to, and how far its cells reach, is
 * looked at before anything is made of it: a few kilobytes can say that they are gigabytes.
 */
export async function readWorkbook(bytes: Buffer, problems: ProblemList): Promise<readonly FileLine[]> {
  try {
    if (!isWithinLimits(bytes, problems)) return []
    const [sheet] = await readXlsxFile<NumberCell>(new Blob([new Uint8Array(bytes)]), {
      parseNumber: (stored) => new NumberCell(stored),
    })
    return linesOf(sheet?.data ?? [], problems)
  } catch {
    problems.error('broken-workbook', { line: 0 })
    return []
  }
}

/** The sizes that the archive declares are those that unpacking makes room for. */
function isWithinLimits(bytes: Buffer, problems: ProblemList): boolean {
  let unpacked = 0
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize
      return false
    },
  })
  if (unpacked > largestUnpacked) {
    problems.error('too-large-workbook', { line: 0 })
    return false
  }
  const sheets = unzipSync(bytes, { filter: ({ name }) => /^xl\/worksheets\/[^/]*\.xml$/.test(name) })
  for (const sheet of Object.values(sheets)) {
    const { columns, rows } = extentOf(
      Buffer.from(sheet.buffer, sheet.byteOffset, sheet.length).toString('latin1'),
    )
    if (columns > mostColumns)
      problems.error('too-wide-workbook', { line: 0, details: { most: mostColumns } })
    if (rows > mostLines + 1) problems.error('too-many-lines', { line: 0, details: { most: mostLines } })
  }
  return problems.errorCount === 0
}

/** How far the rows and cells of a sheet reach. */
function extentOf(xml: string): { columns: number; rows: number } {
  const extent = { columns: 0, rows: 0 }
  for (const [, letters = '', digits = ''] of xml.matchAll(placePattern)) {
    extent.columns = Math.max(extent.columns, columnOf(letters))
    extent.rows = Math.max(extent.rows, Number(digits))
  }
  return extent
}

/** `<row r="7"` and `<c r="B7"`, with any prefix. */
const placePattern = /<(?:\w+:)?(?:c|row)\s[^>]*?\br=["']([A-Za-z]*)(\d+)["']/g

const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0)

type Cell = string | NumberCell | boolean | Date | null | undefined

function linesOf(rows: readonly (readonly unknown[])[], problems: ProblemList): FileLine[] {
  return rows.flatMap((row, place) => {
    const line = place + 1
    const cells = row.map((cell) => textOf(cell as Cell, line, problems))
    const numbers = row.flatMap((cell, at) => (cell instanceof NumberCell ? [at] : []))
    return cells.some((cell) => cell !== '') ? [{ line, cells, numbers }] : []
  })
}

function textOf(cell: Cell, line: number, problems: ProblemList): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof NumberCell) return cell.text
  if (cell instanceof Date) {
    // What was typed is gone: 1-17 has become a day of this year.
    problems.error('date-cell', { line, value: cell.toISOString().slice(0, 10) })
    return ''
  }
  return String(cell).trim()
}
