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
import type { Encoding } from './file/decode.ts'
import { lettersOf } from './file/file-line.ts'
import type { Separator } from './file/find-separator.ts'
import type { ImportFile, ReadSheet } from './file/read-import-file.ts'

/** What HR reads about a file, stored with the import as long as its history is kept. */
export type ImportReport = ImportCounts & {
  /** Lines with content, the headings not counted. */
  readonly lines: number
  readonly encoding: Encoding | null
  readonly separator: Separator | null
  /** Of a workbook. Absent in reports from before it was told. */
  readonly sheet?: ReadSheet | null
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
    sheet: file.sheet,
    ...plan.counts,
    errorCount: plan.errorCount,
    errors: plan.errors.map((problem) => placedIn(file, problem)),
    warnings: plan.warnings.map((problem) => placedIn(file, problem)),
    people: plan.people,
    unitChanges: plan.unitChanges,
  }
}

/** In a workbook a problem of a line says the sheet and, where it is about one column, the cell (D17). */
function placedIn<Code extends string>(
  { sheet, places }: ImportFile,
  problem: ImportProblem<Code>,
): ImportProblem<Code> {
  const { line, column, details } = problem
  if (sheet === null || line === 0) return problem
  const place = column === null ? undefined : places.get(column)
  const cell = place === undefined ? {} : { cell: `${lettersOf(place)}${line}` }
  return { ...problem, details: { ...cell, ...details, sheet: sheet.name } }
}

/** The report of an import that came to nothing for a reason outside the file. What was planned stays readable. */
export function failedReport(
  before: ImportReport | null,
  code: ImportErrorCode & ('outdated' | 'superseded' | 'too-much-work' | 'unexpected' | 'withdrawn'),
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
