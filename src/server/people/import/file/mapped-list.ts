import { isColumn, levelFields, type MappableField, type MappedColumn } from '#core/import/column-mapping.ts'
import type { FileRow, FlatRow } from '#core/import/file-row.ts'
import { guessColumns, holdsPersonalNumbers } from '#core/import/guess-columns.ts'
import { rowsWithUnits } from '#core/import/list-units.ts'
import type { PresentUnit } from '#core/import/present.ts'
import type { ImportColumn } from '#core/import/problem.ts'
import type { ProblemList } from '#core/import/problem-list.ts'
import { withoutRepeatedPeople } from '#core/import/repeated-people.ts'
import { sameName } from '#core/import/unit-nodes.ts'
import { separatorOf, splitPath } from '#core/import/unit-path.ts'
import { validateFileCell } from './check-file-cell.ts'
import { type FileLine, lettersOf, placeOf } from './file-line.ts'
import type { Headings } from './find-headings.ts'

/** A column of an undocumented list, for the person who maps it. */
export type ColumnReading = {
  /** The letters of the column. */
  readonly column: string
  readonly heading: string
  /** Cells of the first rows, shortened; none of personal identity numbers. */
  readonly samples: readonly string[]
  /** Whether the cells look like personal identity numbers, which are not shown. */
  readonly withheld: boolean
  /** The field that it is mapped to, or the guess; null: it is not read. */
  readonly field: MappableField | null
}

const rowsShown = 3
const longestShown = 60
const rowsGuessedFrom = 200

/** The columns of a list that must be mapped. */
export function readingOf({ cells, lines }: Headings, chosen: ReadonlyMap<MappableField, number> | null) {
  const first = lines.slice(0, rowsGuessedFrom)
  const columns = cells.map((heading, place) => ({
    heading,
    cells: first.map((line) => line.cells[place] ?? ''),
  }))
  const guessed =
    chosen === null ? guessColumns(columns) : new Map([...chosen].map(([field, place]) => [place, field]))
  return columns.flatMap((column, place): ColumnReading[] => {
    if (column.heading === '' && column.cells.every((cell) => cell === '')) return []
    const withheld = holdsPersonalNumbers(column)
    const samples = withheld
      ? []
      : column.cells.slice(0, rowsShown).map((cell) => cell.slice(0, longestShown))
    const field = guessed.get(place) ?? null
    return [{ column: lettersOf(place), heading: column.heading, samples, withheld, field }]
  })
}

/** The mapping by the file's own headings, in the form that is remembered. */
export const mappedColumns = (
  places: ReadonlyMap<MappableField, number>,
  headings: readonly string[],
): readonly MappedColumn[] =>
  [...places].map(([field, place]) => ({ field, heading: headings[place] ?? '', column: lettersOf(place) }))

/** The mapped columns in the form in which findHeadings returns those of the documented file. */
export function headingsMapped(headings: Headings, mapped: ReadonlyMap<MappableField, number>): Headings {
  const places = new Map<ImportColumn, number>()
  for (const [field, place] of mapped) if (isColumn(field)) places.set(field, place)
  const [first, last, lastFirst] = [
    mapped.get('first_name'),
    mapped.get('last_name'),
    mapped.get('last_name_first'),
  ]
  const part = lastFirst ?? first ?? last
  const inParts = !mapped.has('name') && part !== undefined
  if (inParts) places.set('name', part)
  const parts = lastFirst === undefined ? { ...given('first', first), ...given('last', last) } : { lastFirst }
  return { ...headings, places, name: inParts ? parts : {} }
}

const given = <Name extends 'first' | 'last'>(name: Name, place: number | undefined) =>
  place === undefined ? {} : ({ [name]: place } as Record<Name, number>)

const structure = ['unit', 'unit_path', ...levelFields, 'unit_id', 'manager'] as const
/** The place of the column for the unit; for levels the first. */
export const unitPlace = (mapped: ReadonlyMap<MappableField, number>): number | undefined =>
  structure.map((field) => mapped.get(field)).find((place) => place !== undefined)

export type MappedList = {
  readonly headings: Headings
  readonly mapped: ReadonlyMap<MappableField, number>
  readonly organisation: string
  readonly units: readonly PresentUnit[]
  /** Whether the first of several lines about one person counts. */
  readonly firstHolds: boolean
  readonly ended: ReadonlySet<number>
}

/** Turns the lines of a mapped list into rows of the documented file. */
export function rowsOfList(
  { headings, mapped, organisation, units, firstHolds, ended }: MappedList,
  toRow: (line: FileLine) => FileRow,
  problems: ProblemList,
): readonly FileRow[] {
  const path = mapped.get('unit_path')
  const levels = levelFields.flatMap((level) => mapped.get(level) ?? [])
  const separator =
    path === undefined ? null : separatorOf(headings.lines.map(({ cells }) => cells[path] ?? ''))
  const read = (line: FileLine, place: number | undefined): string => {
    if (place === undefined) return ''
    const text = line.cells[place] ?? ''
    const code = validateFileCell('unit', text)
    const fault = line.faults?.get(place) ?? (code === null ? null : { code, value: text })
    if (fault === null) return text
    const details = { cell: `${lettersOf(place)}${line.line}`, column: headings.cells[place] ?? '' }
    problems.error(fault.code, { line: line.line, value: fault.value, details })
    return ''
  }
  const cellOf = (line: FileLine, place: number | undefined) =>
    place === undefined ? '' : `${lettersOf(place)}${line.line}`
  const flat = headings.lines.map((line): FlatRow => {
    const row = toRow(line)
    const before = problems.errorCount
    const units =
      path === undefined ? levels.map((place) => read(line, place)) : splitPath(read(line, path), separator)
    const isWhole = problems.errorCount === before
    return {
      row: isWhole ? row : { ...row, unread: new Set([...(row.unread ?? []), 'unit' as const]) },
      path: units.filter((name) => name !== ''),
      manager: read(line, mapped.get('manager')),
      managerCell: cellOf(line, mapped.get('manager')),
      unitCell: cellOf(line, unitPlace(mapped)),
    }
  })
  const unitIn = ({ row: { cells }, path, manager }: FlatRow) =>
    JSON.stringify([cells.unit_id, cells.unit, path, manager].flat().map((text) => sameName(text)))
  const each = { lines: flat, rowIn: ({ row }: FlatRow) => row, unitIn, firstHolds, ended }
  const people = withoutRepeatedPeople(each, problems)
  return rowsWithUnits(people, { fields: new Set(mapped.keys()), organisation, units }, problems)
}

/** Lines with corrections made on screen in place of the file's cells. */
export function withCorrections(
  lines: readonly FileLine[],
  cells: Readonly<Record<string, string>>,
): readonly FileLine[] {
  const byLine = new Map<number, [place: number, text: string][]>()
  for (const [name, text] of Object.entries(cells)) {
    const [, letters = 'A', digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(name) ?? []
    const line = Number(digits)
    byLine.set(line, [...(byLine.get(line) ?? []), [placeOf(letters), text]])
  }
  if (byLine.size === 0) return lines
  return lines.map((line) => {
    const corrected = byLine.get(line.line)
    if (corrected === undefined) return line
    const after = [...line.cells]
    const faults = new Map(line.faults)
    for (const [place, text] of corrected) {
      while (after.length < place) after.push('')
      after[place] = text.trim()
      faults.delete(place)
    }
    const numbers = line.numbers?.filter((place) => !corrected.some(([at]) => at === place))
    return { ...line, cells: after, faults, ...(numbers === undefined ? {} : { numbers }) }
  })
}
