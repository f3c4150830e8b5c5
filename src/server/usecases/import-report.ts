import {
  type ImportCounts,
  type ImportPlan,
  nothingCounted,
  type PersonChange,
  type UnitChange,
} from '#core/import/import-plan.ts'
import {
  type ImportErrorCode,
  type ImportProblem,
  type ImportWarningCode,
  problemAt,
} from '#core/import/problem.ts'
import type { Encoding } from '#server/imports/decode.ts'
import type { Separator } from '#server/imports/find-separator.ts'
import type { ImportFile } from '#server/imports/read-import-file.ts'

/** What HR reads about a file, stored with the import as long as its history is kept. */
export type ImportReport = ImportCounts & {
  /** Lines with content, the headings not counted. */
  readonly lines: number
  readonly encoding: Encoding | null
  readonly separator: Separator | null
  /** All errors; at most 200 are listed. */
  readonly errorCount: number
  readonly errors: readonly ImportProblem<ImportErrorCode>[]
  readonly warnings: readonly ImportProblem<ImportWarningCode>[]
  /** Whom the file changes, by name; kept only as long as the file itself. Absent in reports from before they were named. */
  readonly people?: readonly PersonChange[]
  /** Absent in reports from before they were named. */
  readonly unitChanges?: readonly UnitChange[]
}

export function reportOf(file: ImportFile, plan: ImportPlan): ImportReport {
  return {
    lines: file.rows.length,
    encoding: file.encoding,
    separator: file.separator,
    ...plan.counts,
    errorCount: plan.errorCount,
    errors: plan.errors,
    warnings: plan.warnings,
    people: plan.people,
    unitChanges: plan.unitChanges,
  }
}

/** The report of an import that came to nothing for a reason outside the file. What was planned stays readable. */
export function failedReport(
  before: ImportReport | null,
  code: ImportErrorCode & ('outdated' | 'superseded' | 'unexpected' | 'withdrawn'),
): ImportReport {
  const empty = { lines: 0, encoding: null, separator: null, ...nothingCounted, warnings: [] }
  return {
    ...(before ?? empty),
    people: [],
    unitChanges: [],
    errorCount: 1,
    errors: [problemAt(code, { line: 0 })],
  }
}
