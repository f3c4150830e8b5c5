import type { FileRow, FileRows } from '#core/import/file-row.ts'
import { type ImportColumn, importColumns } from '#core/import/problem.ts'
import type { ProblemList } from '#core/import/problem-list.ts'
import { findColumn, keyColumns, requiredColumns } from './columns.ts'
import { decode, type Encoding } from './decode.ts'
import { findSeparator, type Separator } from './find-separator.ts'
import { type CsvLine, readCsv } from './read-csv.ts'

/** Largest file, in bytes (32 MB). */
export const largestFile = 32 * 1024 * 1024

export type ImportFile = FileRows & {
  readonly encoding: Encoding | null
  readonly separator: Separator | null
}

const nothingRead: ImportFile = { encoding: null, separator: null, columns: new Set(), rows: [] }

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
  if (encoding === 'latin-1') problems.warn('read-as-latin-1', { line: 0 })
  const separator = findSeparator(text)
  const [heading, ...lines] = readCsv(text, separator, problems)
  if (problems.errorCount > 0) return { ...nothingRead, encoding, separator }
  if (heading === undefined) {
    problems.error('empty-file', { line: 0 })
    return { ...nothingRead, encoding, separator }
  }
  const places = findPlaces(heading, problems)
  if (problems.errorCount > 0) return { ...nothingRead, encoding, separator }
  const rows = lines.map((line) => toRow(line, places, heading.cells.length, problems))
  return { encoding, separator, columns: new Set(places.keys()), rows }
}

/** Where in a line each of our columns stands. */
function findPlaces(heading: CsvLine, problems: ProblemList): Map<ImportColumn, number> {
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
  { line, cells }: CsvLine,
  places: ReadonlyMap<ImportColumn, number>,
  width: number,
  problems: ProblemList,
): FileRow {
  const extra = cells.slice(width).find((cell) => cell !== '')
  if (extra !== undefined) problems.error('too-many-cells', { line, value: extra })
  const entries = importColumns.map((column) => {
    const place = places.get(column)
    // A Mac writes å as a and a ring; normalised, equal names compare as equal.
    return [column, place === undefined ? '' : (cells[place] ?? '').normalize('NFC')] as const
  })
  return { line, cells: Object.fromEntries(entries) as Record<ImportColumn, string> }
}
