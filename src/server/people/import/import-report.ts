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

/** HR's report about a file, stored with the import for as long as its history. */
export type ImportReport = ImportCounts & {
  /** Non-empty lines, without the headings. */
  readonly lines: number
  readonly encoding: Encoding | null
  readonly separator: Separator | null
  /** For a workbook. Absent in older reports. */
  readonly sheet?: ReadSheet | null
  /** For a list whose columns must be mapped. It holds cells of the first rows, so it is stored only as long as the file itself. */
  readonly toMap?: readonly ColumnReading[] | undefined
  /** The mapping of a mapped list's columns. */
  readonly mapped?: { readonly columns: readonly MappedColumn[]; readonly remembered: boolean }
  /** All errors; at most 200 are listed. */
  readonly errorCount: number
  readonly errors: readonly ImportProblem<ImportErrorCode>[]
  readonly warnings: readonly ImportProblem<ImportWarningCode>[]
  /** People whom the file changes, by name; stored only as long as the file itself. Absent in older reports. */
  readonly people?: readonly PersonChange[]
  /** Absent in older reports. */
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

/** Adds the place of a problem in one column: the cell (D17), in a workbook with the sheet; in a mapped list its own heading. */
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

/** The report of an import that failed for a reason outside the file. The plan stays readable. */
export function failedReport(
  before: ImportReport | null,
  code: ImportErrorCode & ('outdated' | 'superseded' | 'too-much-work' | 'unexpected' | 'withdrawn'),
): ImportReport {
  const empty = { lines: 0, encoding: null, separator: null, ...nothingCounted, warnings: [] }
  // The shown cells of a list are deleted with it.
  const { toMap: _, ...planned } = before ?? { ...empty, toMap: undefined }
  return {
    ...planned,
    people: [],
    unitChanges: [],
    errorCount: 1,
    errors: [problemAt(code, { line: 0 })],
  }
}
