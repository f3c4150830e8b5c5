import {
  countNamed,
  findHeading,
  type Heading,
  keyColumns,
  requiredColumns,
  rowsToHeadings,
} from '#core/import/headings.ts'
import type { ImportColumn } from '#core/import/problem.ts'
import type { ProblemList } from '#core/import/problem-list.ts'
import { type FileLine, lettersOf } from './file-line.ts'

/** Where a name stands: in one column, last name first in one, or in two. */
type NamePlaces = { readonly first?: number; readonly last?: number; readonly lastFirst?: number }

export type Headings = {
  /** The row of headings itself. */
  readonly cells: readonly string[]
  /** Where in a line each of our columns stands, the first being 0. A name in parts stands where its first part does. */
  readonly places: ReadonlyMap<ImportColumn, number>
  readonly name: NamePlaces
  /** Its own line in the file. */
  readonly line: number
  readonly lines: readonly FileLine[]
}

/** Fewer named columns make no row of headings below the first: a title may be one of our words. */
const fewestNamed = 2

/**
 * Takes the row of headings from the first rows: the one that names most of our columns. Rows above it are left out.
 * @param withoutHidden leaves hidden rows out; a heading is read all the same where only a hidden row names our columns.
 */
export function findHeadings(
  lines: readonly FileLine[],
  withoutHidden: boolean,
  problems: ProblemList,
): Headings | null {
  const shown = withoutHidden ? lines.filter(({ hidden }) => hidden !== true) : lines
  const row = rowNamingMost(shown) ?? rowNamingMost(lines) ?? lettersAbove(shown) ?? shown[0]
  if (row === undefined) return null
  const heading = ofWholeWidth(row, shown)
  const above = shown.filter(({ line }) => line < heading.line)
  for (const one of above) warnOrRefuse(one, heading, problems)
  if (above.length > 0) problems.warn('headings-below', { line: heading.line })
  const below = shown.filter(({ line }) => line > heading.line)
  const found = findPlaces(heading, below, problems)
  return { cells: heading.cells, line: heading.line, lines: below, ...found }
}

/** Cells that no heading is: an address, and a number as of an employee. */
const isOfSomebody = (cell: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$|^\d{3,}$/.test(cell)

/** An empty row of headings above a list that has none, whose columns have their letters alone then; undefined: it has one. */
function lettersAbove(lines: readonly FileLine[]): FileLine | undefined {
  const [first] = lines
  if (first === undefined || !first.cells.some(isOfSomebody)) return undefined
  return { line: 0, cells: Array.from({ length: widthOf(lines) }, () => '') }
}

const widthOf = (lines: readonly FileLine[]): number =>
  lines.reduce((most, { cells }) => Math.max(most, cells.length), 0)

/** A row of a workbook ends with its last filled cell: columns to the right of the headings are columns without one. */
function ofWholeWidth(heading: FileLine, lines: readonly FileLine[]): FileLine {
  if (heading.numbers === undefined) return heading
  const beyond = Array.from({ length: Math.max(0, widthOf(lines) - heading.cells.length) }, () => '')
  return { ...heading, cells: [...heading.cells, ...beyond] }
}

function rowNamingMost(lines: readonly FileLine[]): FileLine | undefined {
  const named = lines.slice(0, rowsToHeadings).map(({ cells }) => countNamed(cells))
  const most = Math.max(0, ...named)
  return most < fewestNamed ? undefined : lines[named.indexOf(most)]
}

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length

/**
 * A title has a cell or two, and of headings over two rows those that are merged are the same in both. What is as wide as the list
 * may be somebody of it, whom a sorted sheet has moved up.
 */
function warnOrRefuse(above: FileLine, heading: FileLine, problems: ProblemList): void {
  const own = filled(above.cells.filter((cell, place) => cell !== heading.cells[place]))
  if (own >= 3 && own * 2 > filled(heading.cells))
    problems.error('rows-above-headings', { line: above.line, details: { headings: heading.line } })
}

function findPlaces(heading: FileLine, lines: readonly FileLine[], problems: ProblemList) {
  const all = new Map<Heading, number>()
  for (const [place, text] of heading.cells.entries()) {
    const named = findHeading(text)
    if (named === undefined) validateUnknown(place, text, heading, lines, problems)
    else if (all.has(named))
      problems.error('repeated-column', {
        line: heading.line,
        column: columnOf(named),
        value: text,
        details: { cell: cellAt(place, heading) },
      })
    else all.set(named, place)
  }
  const name = namePlaces(all, heading, problems)
  const namePlace = all.get('name') ?? name.lastFirst ?? name.first ?? name.last
  const places = new Map<ImportColumn, number>()
  for (const [named, place] of all) if (columnOf(named) === named) places.set(named, place)
  if (namePlace !== undefined) places.set('name', namePlace)
  tellMissing(heading, places, problems)
  return { places, name }
}

const columnOf = (heading: Heading): ImportColumn =>
  heading === 'first_name' || heading === 'last_name' || heading === 'last_name_first' ? 'name' : heading

/** A whole name says more than its parts, which are left out then. */
function namePlaces(all: ReadonlyMap<Heading, number>, heading: FileLine, problems: ProblemList): NamePlaces {
  const [first, last, lastFirst] = [all.get('first_name'), all.get('last_name'), all.get('last_name_first')]
  const whole = all.has('name') || lastFirst !== undefined
  const unused = [
    whole ? first : undefined,
    whole ? last : undefined,
    all.has('name') ? lastFirst : undefined,
  ]
  for (const place of unused)
    if (place !== undefined)
      problems.warn('unused-column', {
        line: heading.line,
        column: 'name',
        value: heading.cells[place] ?? '',
      })
  if (all.has('name')) return {}
  if (lastFirst !== undefined) return { lastFirst }
  return { ...(first === undefined ? {} : { first }), ...(last === undefined ? {} : { last }) }
}

/** Longest list of headings that a report repeats, in characters. */
const longestSeen = 200

function tellMissing(
  heading: FileLine,
  places: ReadonlyMap<ImportColumn, number>,
  problems: ProblemList,
): void {
  const missing: ImportColumn[] = requiredColumns.filter((column) => !places.has(column))
  if (!keyColumns.some((column) => places.has(column))) missing.push(keyColumns[0])
  if (missing.length === 0) return
  const { line, cells } = heading
  const seen = cells.filter((cell) => cell !== '').join(', ')
  const shown = seen.length <= longestSeen ? seen : `${seen.slice(0, longestSeen - 1)}…`
  for (const column of missing) problems.error('missing-column', { line, column, details: { seen: shown } })
}

/** As a spreadsheet program names it. */
const cellAt = (place: number, { line }: FileLine): string => `${lettersOf(place)}${line}`

/** Whether a cell holds an address, by itself or as "Kim Ek <kim@bolaget.example>". */
const hasAddress = (cell: string): boolean => cell.includes('@') && /[^\s@<]@[^\s@<>]+\.[^\s@<>]/.test(cell)

/** A column that we do not know is left out; one of addresses may be what says who is who, so it is asked about. */
function validateUnknown(
  place: number,
  text: string,
  heading: FileLine,
  lines: readonly FileLine[],
  problems: ProblemList,
): void {
  let [filled, addresses] = [0, 0]
  for (const { cells } of lines) {
    const cell = cells[place] ?? ''
    if (cell !== '') filled += 1
    if (hasAddress(cell)) addresses += 1
  }
  const letters = lettersOf(place)
  const details = { letters, cell: cellAt(place, heading) }
  const where = { line: heading.line, value: text === '' ? letters : text, details }
  if (addresses > 0 && addresses * 2 >= filled)
    problems.error(text === '' ? 'addresses-without-heading' : 'addresses-in-unknown-column', where)
  else if (text !== '') problems.warn('unknown-column', where)
  else if (filled > 0) problems.warn('column-without-heading', where)
}
