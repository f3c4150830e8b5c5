import type { Day } from '#core/calendar/local-time.ts'
import { type MappableField, type MappedColumn, placesOf } from '#core/import/column-mapping.ts'
import { type FileRows, isPerson } from '#core/import/file-row.ts'
import { holdsPersonalNumbers } from '#core/import/guess-columns.ts'
import { largestFile } from '#core/import/limits.ts'
import type { PresentUnit } from '#core/import/present.ts'
import type { ImportColumn, ImportErrorCode } from '#core/import/problem.ts'
import { ProblemList } from '#core/import/problem-list.ts'
import { withoutRepeatedPeople } from '#core/import/repeated-people.ts'
import type { FileChoice } from '#core/import/workbook-choice.ts'
import { cleanCell } from './clean-cell.ts'
import { columnsApart } from './columns-apart.ts'
import { decode, type Encoding } from './decode.ts'
import { endedLines, findEnded, warnOfEnded } from './ended-people.ts'
import { type FileLine, lettersOf } from './file-line.ts'
import { findHeadings, type Headings } from './find-headings.ts'
import { findSeparator, type Separator, saysSeparator } from './find-separator.ts'
import { kindOfText } from './kind-of-file.ts'
import {
  type ColumnReading,
  headingsMapped,
  mappedColumns,
  readingOf,
  rowsOfList,
  unitPlace,
  withCorrections,
} from './mapped-list.ts'
import { readCsv } from './read-csv.ts'
import type { ChosenSheet } from './read-workbook.ts'
import { toRow } from './row-of-line.ts'

/** The sheet of a workbook that was read. */
export type ReadSheet = ChosenSheet & {
  /** Non-empty rows that are hidden by hand or by a filter; the headings are read in any case. */
  readonly hiddenRows: number
  readonly hiddenRowsLeftOut: boolean
}

export type ImportFile = FileRows & {
  /** The place of each column in a line, from 0. */
  readonly places: ReadonlyMap<ImportColumn, number>
  readonly encoding: Encoding | null
  readonly separator: Separator | null
  /** Null: no workbook, or an unreadable one. */
  readonly sheet: ReadSheet | null
  /** Non-empty lines below the headings. Rows for units come in addition, and lines without new content are left out. */
  readonly lines?: number
  /** The columns of an undocumented list, which somebody has to map before it can be read. */
  readonly toMap?: readonly ColumnReading[]
  /** The mapping of its columns, and whether it was remembered from an earlier list of the organisation. */
  readonly mapped?: { readonly columns: readonly MappedColumn[]; readonly remembered: boolean }
}

/** How to read a file, and what is known of the organisation for making its units. */
export type HowToRead = FileChoice & {
  /** Mappings of earlier lists, the newest first. */
  readonly remembered?: readonly (readonly MappedColumn[])[]
  readonly organisation?: string
  /** Without it nothing is said of people who have left. */
  readonly today?: Day
  readonly units?: readonly PresentUnit[]
  /** Called with the share of a large file that is split into cells, 0 to 1, rising. */
  readonly sayShare?: (share: number) => void
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
 * Reads the bytes of an import file, as far as that is possible without knowing the organisation. Adds errors to
 * `problems`; returns rows only if the file can be split into our columns.
 */
export function readImportFile(bytes: Buffer, problems: ProblemList, how: HowToRead = {}): ImportFile {
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
  return fileOf(
    readCsv(text, separator, problems, how.sayShare),
    { encoding, separator, sheet: null },
    how,
    problems,
  )
}

/** The same for an XLSX workbook, one sheet of which has the same columns. */
export async function readWorkbookFile(
  bytes: Buffer,
  how: HowToRead,
  problems: ProblemList,
): Promise<ImportFile> {
  if (bytes.length > largestFile) {
    problems.error('too-large-file', { line: 0 })
    return nothingRead
  }
  // Imported only here: most files are CSV, and the server itself reads none.
  const { readWorkbook } = await import('./read-workbook.ts')
  const { lines, sheet } = readWorkbook(bytes, how.sheet, problems)
  return fileOf(lines, { encoding: null, separator: null, sheet }, how, problems)
}

function fileOf(
  read: readonly FileLine[],
  { sheet: chosen, ...form }: Pick<ImportFile, 'encoding' | 'separator'> & { sheet: ChosenSheet | null },
  how: HowToRead,
  problems: ProblemList,
): ImportFile {
  const withoutHidden = how.hiddenRows === 'left-out'
  const sheetWith = (hiddenRows: number): ReadSheet | null =>
    chosen && { ...chosen, hiddenRows, hiddenRowsLeftOut: withoutHidden && hiddenRows > 0 }
  if (problems.errorCount > 0) return { ...nothingRead, ...form, sheet: sheetWith(0) }
  const atHeadings = new ProblemList()
  const lines = cleanLines(withCorrections(columnsApart(read), how.cells ?? {}))
  const headings = findHeadings(lines, withoutHidden, atHeadings)
  const hidden = read.filter((line) => line.hidden === true && line.line !== headings?.line)
  warnOfHidden(hidden, withoutHidden, problems)
  const unread = { ...nothingRead, ...form, sheet: sheetWith(hidden.length) }
  if (headings === null) problems.error('empty-file', { line: 0 })
  if (headings === null) return unread
  const mapped = mappingOf(headings, atHeadings, how)
  if (mapped === 'to-map') {
    problems.addAll(atHeadings)
    return { ...unread, toMap: readingOf(headings, chosenPlaces(how, headings)) }
  }
  if (mapped !== null) {
    return { ...unread, ...mappedFile(headings, mapped, how, problems) }
  }
  problems.addAll(atHeadings)
  if (problems.errorCount > 0) return unread
  const { places } = headings
  const ended = findEnded(headings, new Set(places.values()), how.today)
  warnOfNumbers(headings, problems)
  const all = headings.lines.map((line) => toRow(line, headings, problems))
  const rows = withoutRepeatedPeople(
    {
      lines: all,
      rowIn: (row) => row,
      unitIn: ({ cells }) => cells.unit_id,
      firstHolds: how.repeatedPeople === 'first',
      ended: endedLines(ended),
    },
    problems,
  )
  warnOfEnded(ended, rows, problems)
  return { ...unread, columns: new Set(places.keys()), places, rows, lines: all.length }
}

/** Errors that a documented list never has: any of these means that somebody has to map the columns. */
const aboutColumns: ReadonlySet<ImportErrorCode> = new Set([
  'missing-column',
  'repeated-column',
  'addresses-in-unknown-column',
  'addresses-without-heading',
])

type Mapping = { readonly places: ReadonlyMap<MappableField, number>; readonly remembered: boolean }

const chosenPlaces = ({ columns, remembered = [] }: HowToRead, { cells }: Headings) =>
  [columns ?? [], ...remembered]
    .filter((mapping) => mapping.length > 0)
    .map((mapping) => placesOf(mapping, cells, lettersOf))
    .find((places) => places !== null) ?? null

/** The mapping; null for the documented file. */
function mappingOf(
  { cells }: Headings,
  atHeadings: ProblemList,
  { columns, remembered = [] }: HowToRead,
): Mapping | 'to-map' | null {
  if (columns === null) return 'to-map'
  if (columns !== undefined) {
    const places = placesOf(columns, cells, lettersOf)
    return places === null ? 'to-map' : { places, remembered: false }
  }
  const { errors } = atHeadings
  if (errors.length === 0 || !errors.every(({ code }) => aboutColumns.has(code))) return null
  const places = remembered.map((one) => placesOf(one, cells, lettersOf)).find((one) => one !== null)
  return places == null ? 'to-map' : { places, remembered: true }
}

/** A mapped list as rows of the documented file. */
function mappedFile(
  found: Headings,
  { places: mapped, remembered }: Mapping,
  { organisation = '', units = [], repeatedPeople, today }: HowToRead,
  problems: ProblemList,
) {
  const headings = headingsMapped(found, mapped)
  warnOfNumbers(headings, problems)
  const ended = findEnded(found, new Set(mapped.values()), today)
  const firstHolds = repeatedPeople === 'first'
  const list = { headings, mapped, organisation, units, firstHolds, ended: endedLines(ended) }
  const rows = rowsOfList(list, (line) => toRow(line, headings, problems), problems)
  warnOfEnded(ended, rows.filter(isPerson), problems)
  const unit = unitPlace(mapped)
  const places = new Map(headings.places)
  if (unit !== undefined)
    for (const column of ['unit_id', 'unit'] as const) if (!places.has(column)) places.set(column, unit)
  const columns = new Set<ImportColumn>([...headings.places.keys(), 'unit_id', 'unit', 'parent_id'])
  return {
    columns,
    places,
    rows,
    lines: headings.lines.length,
    mapped: { columns: mappedColumns(mapped, found.cells), remembered },
  }
}

/** Hidden rows are read unless somebody leaves them out; a warning tells in either case. */
function warnOfHidden(hidden: readonly FileLine[], leftOut: boolean, problems: ProblemList): void {
  const [first] = hidden
  if (first === undefined) return
  const code = leftOut ? 'hidden-rows-left-out' : 'hidden-rows-read'
  problems.warn(code, { line: first.line, details: { count: hidden.length } })
}

/** Lines without invisible characters, and without lines that are then empty. */
function cleanLines(read: readonly FileLine[]): readonly FileLine[] {
  const [first] = read
  const lines = first !== undefined && saysSeparator(first.cells) ? read.slice(1) : read
  return lines
    .map(cleanLine)
    .filter(({ cells, faults }) => faults !== undefined || cells.some((cell) => cell !== ''))
}

/** The same object where nothing needs cleaning, as for most of the sixty thousand lines that a list may have. */
function cleanLine(line: FileLine): FileLine {
  const isClean = line.cells.every((cell) => cleanCell(cell) === cell)
  return isClean ? line : { ...line, cells: line.cells.map(cleanCell) }
}

/**
 * A spreadsheet that takes 0017 for a number makes it 17: somebody else. One warning, about the first. Personal identity numbers are
 * told of instead, and not repeated.
 */
function warnOfNumbers({ lines, places, line }: Headings, problems: ProblemList): void {
  const place = places.get('employee_id')
  if (place === undefined) return
  const column = 'employee_id'
  if (holdsPersonalNumbers({ heading: '', cells: lines.map(({ cells }) => cells[place] ?? '') })) {
    problems.warn('personal-numbers', { line, column })
    return
  }
  const first = lines.find(({ numbers = [] }) => numbers.includes(place))
  if (first !== undefined)
    problems.warn('number-cell', { line: first.line, column, value: first.cells[place] ?? '' })
}
