/** The columns that an import file may have. headings.ts has their names in a file. */
export const importColumns = [
  'unit_id',
  'unit',
  'parent_id',
  'email',
  'name',
  'employee_id',
  'language',
  'mobile',
  'role',
] as const
export type ImportColumn = (typeof importColumns)[number]

/** Reasons to refuse a file whole. `text/…/import-errors.ts` says for each what to do. */
export const importErrorCodes = [
  'empty-file',
  'spreadsheet-file',
  'encrypted-workbook',
  'other-spreadsheet',
  'html-file',
  'xml-file',
  'json-file',
  'pdf-file',
  'broken-workbook',
  'too-large-workbook',
  'too-wide-workbook',
  'unknown-sheet',
  'date-cell',
  'error-cell',
  'uncalculated-cell',
  'fraction-cell',
  'long-number-cell',
  'not-text',
  'too-large-file',
  'too-many-lines',
  'unsure-encoding',
  'missing-column',
  'repeated-column',
  'addresses-in-unknown-column',
  'addresses-without-heading',
  'rows-above-headings',
  'broken-quotes',
  'no-rows',
  'too-many-cells',
  'formula',
  'control-character',
  'broken-character',
  'misread-letters',
  'error-value',
  'shortened-number',
  'too-long',
  'missing-unit-id',
  'missing-department',
  'unknown-manager',
  'several-managers',
  'manager-circle',
  'missing-unit-name',
  'unknown-unit',
  'unit-name-conflict',
  'unit-parent-conflict',
  'unknown-parent',
  'cycle',
  'two-roots',
  'bad-email',
  'bad-mobile',
  'missing-key',
  'unknown-role',
  'role-not-by-file',
  'role-holder-changed',
  'repeated-person',
  'duplicate-email',
  'duplicate-employee-id',
  'email-in-use',
  'employee-id-in-use',
  'not-on-list',
  'email-on-list',
  'employee-id-on-list',
  'unit-on-top',
  'unit-below-itself',
  'unit-into-itself',
  'unit-id-on-list',
  'nobody-to-split',
  'everybody-to-split',
  'too-many-removed',
  'too-many-identities',
  'too-many-removed-in-unit',
  'too-many-identities-in-unit',
  'outdated',
  'superseded',
  'withdrawn',
  'too-much-work',
  'unexpected',
] as const
export type ImportErrorCode = (typeof importErrorCodes)[number]

/** Warnings, which do not stop an import. */
export const importWarningCodes = [
  'unknown-column',
  'column-without-heading',
  'unused-column',
  'headings-below',
  'read-as-latin-1',
  'read-as-macintosh',
  'read-as-cp850',
  'mended-letters',
  'number-cell',
  'personal-numbers',
  'hidden-rows-read',
  'hidden-rows-left-out',
  'repeated-lines',
  'ended-people',
  'unknown-language',
  'mobile-unused',
  'kept-for-role',
  'change-stopped',
  'roles-stay-ended',
] as const
export type ImportWarningCode = (typeof importWarningCodes)[number]

/** Values for the text besides line, column and value: `otherLine`, `removed`, `present` … */
type ProblemDetails = Readonly<Record<string, string | number>>

export type ImportProblem<Code extends string = ImportErrorCode | ImportWarningCode> = {
  /** Line in the file, the header being 1; 0 when the file as a whole is meant. */
  readonly line: number
  readonly column: ImportColumn | null
  readonly code: Code
  /** The value of the cell, at most 60 characters of it. */
  readonly value: string | null
  readonly details: ProblemDetails
}

/** Longest excerpt of a cell that a report repeats. */
const longestExcerpt = 60

function shorten(value: string): string {
  return value.length <= longestExcerpt ? value : `${value.slice(0, longestExcerpt - 1)}…`
}

type Where = {
  readonly line: number
  readonly column?: ImportColumn
  readonly value?: string
  readonly details?: ProblemDetails
}

export function problemAt<Code extends ImportErrorCode | ImportWarningCode>(
  code: Code,
  where: Where,
): ImportProblem<Code> {
  return {
    line: where.line,
    column: where.column ?? null,
    code,
    value: where.value === undefined ? null : shorten(where.value),
    details: where.details ?? {},
  }
}
