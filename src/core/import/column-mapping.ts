import { type ImportColumn, importColumns } from './problem.ts'

/** Levels of units that stand in a column each. */
export const levelFields = ['level_1', 'level_2', 'level_3', 'level_4', 'level_5'] as const

/**
 * What a column of somebody's own list can be read as: a column of the documented file, a part of the name, or what the tree of
 * units is made from. `unit` is the department's name, `unit_path` all units from the top in one cell, `manager` the e-mail
 * address, employee number or name of the manager.
 */
export const mappableFields = [
  ...importColumns,
  'first_name',
  'last_name',
  'last_name_first',
  'unit_path',
  ...levelFields,
  'manager',
] as const
export type MappableField = (typeof mappableFields)[number]

/** One column of a list, and what it is read as. */
export type MappedColumn = {
  /** As it stands in the file; empty where the column has none. */
  readonly heading: string
  /** The letters above it, which decide between columns with the same heading. */
  readonly column?: string | undefined
  readonly field: MappableField
}

/** What makes a mapping unusable. `first` and `second` are headings, or letters where there is no heading. */
export type MappingFault =
  | {
      readonly code: 'two-for-one'
      readonly field: MappableField
      readonly first: string
      readonly second: string
    }
  | { readonly code: 'no-key' | 'no-unit' | 'two-trees' }

/** Columns of one of which the units are made. Levels count as one. */
function treesOf(fields: ReadonlySet<MappableField>): number {
  const levels = levelFields.some((level) => fields.has(level))
  const department = fields.has('unit') || fields.has('unit_id') || fields.has('parent_id')
  return [levels, department, fields.has('unit_path')].filter(Boolean).length
}

/** Judges a mapping before anything is read by it. */
export function checkMapping(columns: readonly MappedColumn[]): readonly MappingFault[] {
  const faults: MappingFault[] = []
  const seen = new Map<MappableField, MappedColumn>()
  for (const one of columns) {
    const before = seen.get(one.field)
    if (before === undefined) seen.set(one.field, one)
    else faults.push({ code: 'two-for-one', field: one.field, first: nameOf(before), second: nameOf(one) })
  }
  const fields = new Set(seen.keys())
  if (!fields.has('email') && !fields.has('employee_id')) faults.push({ code: 'no-key' })
  const trees = treesOf(fields)
  if (trees === 0 && !fields.has('manager')) faults.push({ code: 'no-unit' })
  const besides = fields.has('manager') && trees > 0 && (!fields.has('unit') || fields.has('parent_id'))
  if (trees > 1 || besides) faults.push({ code: 'two-trees' })
  return faults
}

const nameOf = ({ heading, column = '' }: MappedColumn): string => heading || column

/** What a heading can be found by in another file. */
const comparable = (heading: string): string =>
  heading.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * Where each field of a mapping stands in a file with these headings; null where one of them is not there, or cannot be told from
 * another column: then it is no mapping of this file.
 */
export function placesOf(
  columns: readonly MappedColumn[],
  headings: readonly string[],
  lettersOf: (place: number) => string,
): ReadonlyMap<MappableField, number> | null {
  const places = new Map<MappableField, number>()
  for (const { heading, column, field } of columns) {
    const same = headings.flatMap((one, place) => (comparable(one) === comparable(heading) ? [place] : []))
    const place = same.length === 1 && heading !== '' ? same[0] : same.find((at) => lettersOf(at) === column)
    if (place === undefined) return null
    places.set(field, place)
  }
  return places
}

/** Whether a name that is written in several columns is read. */
export const isColumn = (field: MappableField): field is ImportColumn =>
  importColumns.some((column) => column === field)
