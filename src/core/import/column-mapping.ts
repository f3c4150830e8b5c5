import { type ImportColumn, importColumns } from './problem.ts'

/** Unit levels, one for each column. */
export const levelFields = ['level_1', 'level_2', 'level_3', 'level_4', 'level_5'] as const

/**
 * The fields that a column of a customer's own list can be read as: a column of the documented file, a part of the name, or
 * a source of the unit tree. `unit` is the department's name, `unit_path` all units from the top in one cell, `manager` the
 * e-mail address, employee number or name of the manager.
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

/** One column of a list, and the field that it is read as. */
export type MappedColumn = {
  /** As written in the file; empty where the column has no heading. */
  readonly heading: string
  /** The letters of the column, which tell columns with the same heading apart. */
  readonly column?: string | undefined
  readonly field: MappableField
}

/** Why a mapping cannot be used. `first` and `second` are headings, or letters where there is no heading. */
export type MappingFault =
  | {
      readonly code: 'two-for-one'
      readonly field: MappableField
      readonly first: string
      readonly second: string
    }
  | { readonly code: 'no-key' | 'no-unit' | 'two-trees' }

/** How many sources of units a mapping has, of which only one may be used. Levels count as one. */
function treesOf(fields: ReadonlySet<MappableField>): number {
  const levels = levelFields.some((level) => fields.has(level))
  const department = fields.has('unit') || fields.has('unit_id') || fields.has('parent_id')
  return [levels, department, fields.has('unit_path')].filter(Boolean).length
}

/** Validates a mapping before it is used. */
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

/** A normalised heading, to find it in another file. */
const comparable = (heading: string): string =>
  heading.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * The column of each field of a mapping in a file with these headings. Null where a heading is missing or ambiguous: then
 * the mapping does not fit this file.
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

/** Whether a field is a column of the documented file; a part of a name is not. */
export const isColumn = (field: MappableField): field is ImportColumn =>
  importColumns.some((column) => column === field)
