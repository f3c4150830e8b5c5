import type { FileRow, FileRows } from '#core/import/file-row.ts'
import { type ImportColumn, importColumns } from '#core/import/problem.ts'
import type { ProblemList } from '#core/import/problem-list.ts'
import type { WorkbookChoice } from '#core/import/workbook-choice.ts'
import { validateFileCell } from './check-file-cell.ts'
import { cleanCell } from './clean-cell.ts'
import { decode, type Encoding } from './decode.ts'
import { type FileLine, lettersOf } from './file-line.ts'
import { findHeadings, type Headings } from './find-headings.ts'
import { findSeparator, type Separator, saysSeparator } from './find-separator.ts'
import { kindOfText } from './kind-of-file.ts'
import { largestFile } from './largest-file.ts'
import { readCsv } from './read-csv.ts'
import type { ChosenSheet } from './read-workbook.ts'

/** The sheet of a workbook that was read. */
export type ReadSheet = ChosenSheet & {
  /** Rows with something in them that are hidden by hand or by a filter; the headings are read in any case. */
  readonly hiddenRows: number
  readonly hiddenRowsLeftOut: boolean
}

export type ImportFile = FileRows & {
  /** Where in a line each column stands, the first being 0. */
  readonly places: ReadonlyMap<ImportColumn, number>
  readonly encoding: Encoding | null
  readonly separator: Separator | null
  /** Null: no workbook, or none that could be read. */
  readonly sheet: ReadSheet | null
}

const nothingRead: ImportFile = {
  encoding: null,
  separator: null,
  sheet: null,
  columns: new Set(),
  places: new Map(),
  rows: [],
}

/**
 * Reads the bytes of an import file as far as that goes without knowing the organisation. Whatever hinders is
 * added to `problems`; rows are there only if the file can be cut into our columns.
 */
export function readImportFile(bytes: Buffer, problems: ProblemList): ImportFile {
  if (bytes.length > largestFile) {
    problems.error('too-large-file', { line: 0 })
    return nothingRead
  }
  const decoded = decode(bytes)
  if ('refused' in decoded) {
    problems.error(decoded.refused, { line: 0 })
    return nothingRead
  }
  if ('unsure' in decoded) {
    problems.error('unsure-encoding', { line: decoded.line, value: decoded.unsure })
    return nothingRead
  }
  const { text, encoding, mended } = decoded
  const kind = kindOfText(text)
  if (kind !== null) {
    problems.error(kind, { line: 0 })
    return nothingRead
  }
  if (encoding !== 'utf-8' && encoding !== 'utf-16') problems.warn(`read-as-${encoding}`, { line: 0 })
  if (mended) problems.warn('mended-letters', { line: 0 })
  const separator = findSeparator(text)
  return fileOf(readCsv(text, separator, problems), { encoding, separator, sheet: null }, problems)
}

/** The same of an XLSX workbook, one sheet of which has the same columns. */
export async function readWorkbookFile(
  bytes: Buffer,
  choice: WorkbookChoice,
  problems: ProblemList,
): Promise<ImportFile> {
  if (bytes.length > largestFile) {
    problems.error('too-large-file', { line: 0 })
    return nothingRead
  }
  // Loaded only here: most files are CSV, and the server itself reads none.
  const { readWorkbook } = await import('./read-workbook.ts')
  const { lines, sheet } = readWorkbook(bytes, choice.sheet, problems)
  const leftOut = choice.hiddenRows === 'left-out'
  return fileOf(lines, { encoding: null, separator: null, sheet }, problems, leftOut)
}

function fileOf(
  read: readonly FileLine[],
  { sheet: chosen, ...how }: Pick<ImportFile, 'encoding' | 'separator'> & { sheet: ChosenSheet | null },
  problems: ProblemList,
  withoutHidden = false,
): ImportFile {
  const sheetWith = (hiddenRows: number): ReadSheet | null =>
    chosen && { ...chosen, hiddenRows, hiddenRowsLeftOut: withoutHidden && hiddenRows > 0 }
  if (problems.errorCount > 0) return { ...nothingRead, ...how, sheet: sheetWith(0) }
  const headings = findHeadings(cleanLines(read), withoutHidden, problems)
  const hidden = read.filter((line) => line.hidden === true && line.line !== headings?.line)
  warnOfHidden(hidden, withoutHidden, problems)
  const form = { ...how, sheet: sheetWith(hidden.length) }
  if (headings === null) problems.error('empty-file', { line: 0 })
  if (headings === null || problems.errorCount > 0) return { ...nothingRead, ...form }
  const { places, lines } = headings
  warnOfNumbers(lines, places.get('employee_id'), problems)
  const rows = lines.map((line) => toRow(line, headings, problems))
  return { ...form, columns: new Set(places.keys()), places, rows }
}

/** Hidden rows are read unless somebody leaves them out, and said in either case. */
function warnOfHidden(hidden: readonly FileLine[], leftOut: boolean, problems: ProblemList): void {
  const [first] = hidden
  if (first === undefined) return
  const code = leftOut ? 'hidden-rows-left-out' : 'hidden-rows-read'
  problems.warn(code, { line: first.line, details: { count: hidden.length } })
}

/** Lines without what nobody sees, and without those in which nothing is left. */
function cleanLines(read: readonly FileLine[]): readonly FileLine[] {
  const [first] = read
  const lines = first !== undefined && saysSeparator(first.cells) ? read.slice(1) : read
  return lines
    .map((line) => ({ ...line, cells: line.cells.map(cleanCell) }))
    .filter(({ cells, faults }) => faults !== undefined || cells.some((cell) => cell !== ''))
}

/** 0017 that a spreadsheet takes for a number is 17: somebody else. Told once, of the first. */
function warnOfNumbers(lines: readonly FileLine[], place: number | undefined, problems: ProblemList): void {
  const first = lines.find(({ numbers = [] }) => place !== undefined && numbers.includes(place))
  if (first === undefined || place === undefined) return
  problems.warn('number-cell', { line: first.line, column: 'employee_id', value: first.cells[place] ?? '' })
}

function toRow(
  { line, cells, faults }: FileLine,
  { places, width, name }: Headings,
  problems: ProblemList,
): FileRow {
  const extra = cells.findIndex((cell, place) => place >= width && cell !== '')
  if (extra >= 0)
    problems.error('too-many-cells', {
      line,
      value: cells[extra] ?? '',
      details: { cell: `${lettersOf(extra)}${line}` },
    })
  const unread = new Set<ImportColumn>()
  let unreadMobile: FileRow['unreadMobile']
  const read = (column: ImportColumn, place: number | undefined): string => {
    if (place === undefined) return ''
    const text = cells[place] ?? ''
    const code = validateFileCell(column, text)
    const fault = faults?.get(place) ?? (code === null ? null : { code, value: text })
    if (fault === null) return text
    if (column === 'mobile') {
      unreadMobile = fault
      return ''
    }
    problems.error(fault.code, { line, column, value: fault.value })
    unread.add(column)
    return ''
  }
  const nameOf = (place: number | undefined): string => {
    const { first, last, lastFirst } = name
    if (lastFirst !== undefined) return firstNameFirst(read('name', lastFirst))
    if (first === undefined && last === undefined) return read('name', place)
    return `${read('name', first)} ${read('name', last)}`.trim()
  }
  const entries = importColumns.map((column) => {
    const place = places.get(column)
    return [column, column === 'name' ? nameOf(place) : read(column, place)] as const
  })
  const row = Object.fromEntries(entries) as Record<ImportColumn, string>
  return {
    line,
    cells: row,
    ...(unread.size === 0 ? {} : { unread }),
    ...(unreadMobile === undefined ? {} : { unreadMobile }),
  }
}

/** "Ek, Kim" under the heading "Efternamn, förnamn". */
const firstNameFirst = (name: string): string => name.replace(/^([^,]+),\s*([^,]+)$/, '$2 $1')
