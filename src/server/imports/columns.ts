import type { ImportColumn } from '#core/import/problem.ts'

/**
 * What a column may be called in a file, Swedish or English, compared without punctuation and case:
 * "Enhet_ID", "enhets-id" and "enhetsid" are one heading. The import runbook lists the first of each.
 */
const headings: Record<ImportColumn, readonly string[]> = {
  unit_id: ['enhetid', 'enhetsid', 'unitid'],
  unit: ['enhet', 'enhetsnamn', 'unit', 'unitname'],
  parent_id: ['överordnadid', 'överordnad', 'parentid', 'parent'],
  email: ['epost', 'epostadress', 'email', 'emailaddress', 'mail'],
  name: ['namn', 'name'],
  employee_id: ['anställningsnummer', 'anställningsnr', 'anställningsid', 'employeeid', 'employeenumber'],
  language: ['språk', 'language'],
  mobile: ['mobil', 'mobilnummer', 'mobiltelefon', 'mobile', 'mobilenumber', 'mobilephone'],
  role: ['roll', 'role'],
}

const columnOf = new Map(
  Object.entries(headings).flatMap(([column, names]) =>
    names.map((name) => [name, column as ImportColumn] as const),
  ),
)

/** Columns without which a file says nothing usable. */
export const requiredColumns = ['unit_id', 'unit', 'parent_id'] as const satisfies ImportColumn[]

/** One of them has to be there: they say who a line is about. */
export const keyColumns = ['email', 'employee_id'] as const satisfies ImportColumn[]

/** The column that a heading names; undefined when none of ours. */
export function findColumn(heading: string): ImportColumn | undefined {
  return columnOf.get(heading.toLowerCase().replace(/[\s_-]+/g, ''))
}
