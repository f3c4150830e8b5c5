import { randomUUID } from 'node:crypto'
import type { FileRows } from '#core/import/file-row.ts'
import type { ImportPlan } from '#core/import/import-plan.ts'
import { planImport } from '#core/import/plan-import.ts'
import type { PresentMember, PresentOrganisation, PresentUnit } from '#core/import/present.ts'
import { type ImportColumn, importColumns } from '#core/import/problem.ts'
import { ProblemList } from '#core/import/problem-list.ts'

const emptyOrganisation: PresentOrganisation = { units: [], members: [] }

/** A file from lines with `;` between cells; the first line has our own column ids. */
export function fileRows(heading: string, ...lines: readonly string[]): FileRows {
  const columns = heading.split(';') as ImportColumn[]
  const rows = lines.map((text, place) => {
    const given = text.split(';')
    const cells = importColumns.map((column) => [column, given[columns.indexOf(column)] ?? ''])
    return { line: place + 2, cells: Object.fromEntries(cells) as Record<ImportColumn, string> }
  })
  return { columns: new Set(columns), rows }
}

export function plan(file: FileRows, present: PresentOrganisation = emptyOrganisation): ImportPlan {
  return planImport(file, present, randomUUID, new ProblemList())
}

/** The errors, as `line code value`. */
export const errorsOf = (result: ImportPlan): string[] =>
  result.errors.map(({ line, code, value }) => [line, code, value].filter((part) => part !== null).join(' '))

export const unit = (externalId: string, given: Partial<PresentUnit> = {}): PresentUnit => ({
  id: `unit-${externalId}`,
  externalId,
  name: externalId,
  parentId: null,
  open: true,
  ...given,
})

export const member = (name: string, given: Partial<PresentMember> = {}): PresentMember => ({
  id: `member-${name}`,
  externalId: null,
  email: `${name}@bolaget.example`,
  name,
  language: 'sv',
  unitId: 'unit-top',
  here: true,
  roles: [],
  change: null,
  leftLately: null,
  changedLately: false,
  counts: true,
  ...given,
})
