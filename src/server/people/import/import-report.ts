import type { MappedColumn } from '#core/import/column-mapping.ts'
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
import type { ColumnReading } from './file/mapped-list.ts'
import type { ImportFile, ReadSheet } from './file/read-import-file.ts'

/** What HR reads about a file, stored with the import as long as its history is kept. */
export type ImportReport = ImportCounts & {
  /** Lines with content, the headings not counted. */
  readonly lines: number
  readonly encoding: Encoding | null
  readonly separator: Separator | null
  /** Of a workbook. Absent in reports from before it was told. */
  readonly sheet?: ReadSheet | null
  /** Of a list whose columns are to be mapped; with cells of its first rows, so it is kept only as long as the file itself. */
  readonly toMap?: readonly ColumnReading[] | undefined
  /** What the columns of a mapped list were read as. */
  readonly mapped?: { readonly columns: readonly MappedColumn[]; readonly remembered: boolean }
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
    lines: file.lines ?? file.rows.length,
    encoding: file.encoding,
    separator: file.separator,
    sheet: file.sheet,
    ...(file.toMap === undefined ? {} : { toMap: file.toMap }),
    ...(file.mapped === undefined ? {} : { mapped: file.mapped }),
    ...plan.counts,
    errorCount: plan.errorCount,
    errors: plan.errors.map((problem) => placedIn(file, problem)),
    warnings: plan.warnings.map((problem) => placedIn(file, problem)),
    people: plan.people,
    unitChanges: plan.unitChanges,
  }
}

/** A problem of a line says, where it is about one column, the cell (D17), in a workbook with the sheet; of a mapped list with its own heading. */
function placedIn<Code extends string>(
  { sheet, places, mapped }: ImportFile,
  problem: ImportProblem<Code>,
): ImportProblem<Code> {
  const { line, column, details } = problem
  if (line === 0) return problem
  const place = column === null ? undefined : places.get(column)
  const cell = place === undefined ? {} : { cell: `${lettersOf(place)}${line}` }
  const heading = mapped?.columns.find(
    (one) => place !== undefined && one.column === lettersOf(place),
  )?.heading
  const own = heading === undefined ? {} : { column: heading }
  const inSheet = sheet === null ? {} : { sheet: sheet.name }
  return { ...problem, details: { ...cell, ...own, ...details, ...inSheet } }
}

/** The report of an import that came to nothing for a reason outside the file. What was planned stays readable. */
export function failedReport(
  before: ImportReport | null,
  code: ImportErrorCode & ('outdated' | 'superseded' | 'too-much-work' | 'unexpected' | 'withdrawn'),
): ImportReport {
  const empty = { lines: 0, encoding: null, separator: null, ...nothingCounted, warnings: [] }
  // What was shown of a list goes with it.
  const { toMap: _, ...planned } = before ?? { ...empty, toMap: undefined }
  return {
    ...planned,
    people: [],
    unitChanges: [],
    errorCount: 1,
    errors: [problemAt(code, { line: 0 })],
  }
}
