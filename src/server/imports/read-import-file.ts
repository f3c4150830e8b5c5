import type { FileRow, FileRows } from '#core/import/file-row.ts'
import { type ImportColumn, importColumns } from '#core/import/problem.ts'
import type { ProblemList } from '#core/import/problem-list.ts'
import { findColumn, keyColumns, requiredColumns } from './columns.ts'
import { decode, type Encoding } from './decode.ts'
import { type FileLine, lettersOf } from './file-line.ts'
import { findSeparator, type Separator } from './find-separator.ts'
import { kindOfText } from './kind-of-file.ts'
import { largestFile } from './largest-file.ts'
import { readCsv } from './read-csv.ts'
import type { ReadSheet, WorkbookChoice } from './read-workbook.ts'

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
  const { text, encoding } = decoded
  const kind = kindOfText(text)
  if (kind !== null) {
    problems.error(kind, { line: 0 })
    return nothingRead
  }
  if (encoding === 'latin-1') problems.warn('read-as-latin-1', { line: 0 })
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
  const { lines, sheet } = readWorkbook(bytes, choice, problems)
  return fileOf(lines, { encoding: null, separator: null, sheet }, problems)
}

function fileOf(
  [heading, ...lines]: readonly FileLine[],
  form: Pick<ImportFile, 'encoding' | 'separator' | 'sheet'>,
  problems: ProblemList,
): ImportFile {
  if (problems.errorCount > 0) return { ...nothingRead, ...form }
  if (heading === undefined) {
    problems.error('empty-file', { line: 0 })
    return { ...nothingRead, ...form }
  }
  const places = findPlaces(heading, problems)
  if (problems.errorCount > 0) return { ...nothingRead, ...form }
  warnOfNumbers(lines, places.get('employee_id'), problems)
  const rows = lines.map((line) => toRow(line, places, heading.cells.length, problems))
  return { ...form, columns: new Set(places.keys()), places, rows }
}

/** 0017 that a spreadsheet takes for a number is 17: somebody else. Told once, of the first. */
function warnOfNumbers(lines: readonly FileLine[], place: number | undefined, problems: ProblemList): void {
  const first = lines.find(({ numbers = [] }) => place !== undefined && numbers.includes(place))
  if (first === undefined || place === undefined) return
  problems.warn('number-cell', { line: first.line, column: 'employee_id', value: first.cells[place] ?? '' })
}

/** Where in a line each of our columns stands. */
function findPlaces(heading: FileLine, problems: ProblemList): Map<ImportColumn, number> {
  const places = new Map<ImportColumn, number>()
  for (const [place, text] of heading.cells.entries()) {
    const column = findColumn(text.normalize('NFC'))
    if (column === undefined) {
      if (text !== '') problems.warn('unknown-column', { line: heading.line, value: text })
    } else if (places.has(column)) {
      problems.error('repeated-column', { line: heading.line, column, value: text })
    } else {
      places.set(column, place)
    }
  }
  for (const column of requiredColumns) {
    if (!places.has(column)) problems.error('missing-column', { line: heading.line, column })
  }
  if (!keyColumns.some((column) => places.has(column)))
    problems.error('missing-column', { line: heading.line, column: keyColumns[0] })
  return places
}

function toRow(
  { line, cells, faults }: FileLine,
  places: ReadonlyMap<ImportColumn, number>,
  width: number,
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
  const entries = importColumns.map((column) => {
    const place = places.get(column)
    if (place === undefined) return [column, ''] as const
    const fault = faults?.get(place)
    if (fault !== undefined) {
      problems.error(fault.code, { line, column, value: fault.value })
      unread.add(column)
    }
    // A Mac writes å as a and a ring; normalised, equal names compare as equal.
    return [column, fault === undefined ? (cells[place] ?? '').normalize('NFC') : ''] as const
  })
  const read = Object.fromEntries(entries) as Record<ImportColumn, string>
  return { line, cells: read, ...(unread.size === 0 ? {} : { unread }) }
}
