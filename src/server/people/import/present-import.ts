import type { ImportView } from '#contract/people/organisation.ts'
import type { Sendable } from '#server/platform/http/serializer.ts'
import type { ImportReport } from './import-report.ts'
import type { ImportRow } from './import-repository.ts'

/** @param seesNames whether the reader may change the list: what waits for its day names people for months, for nobody else */
export function presentImport(row: ImportRow, seesNames = true): Sendable<ImportView> {
  const report = row.report === null ? null : presentReport(row.report as ImportReport)
  const withheld = row.state === 'waiting' && !seesNames
  const told = report !== null && withheld ? { ...report, people: [], warnings: [] } : report
  return { ...row, report: told }
}

/** How many problems of each import the history tells; the import itself lists them all. */
const toldInHistory = 5

/** An import in the history: a hundred whole reports would be megabytes. Only what waits for its day keeps the names. */
export function presentPastImport(row: ImportRow, seesNames: boolean): Sendable<ImportView> {
  if (row.state === 'waiting') return presentImport(row, seesNames)
  const { report, ...rest } = presentImport(row)
  if (report === null) return { ...rest, report }
  const few = <T>(problems: readonly T[]) => problems.slice(0, toldInHistory)
  const told = {
    errors: few(report.errors),
    warnings: few(report.warnings),
    people: [],
    ...(row.kind === 'file' || row.kind === 'undo' ? { unitChanges: [] } : {}),
  }
  return { ...rest, report: { ...report, ...told } }
}

/** Reports of earlier versions lack some of it. */
function presentReport(report: ImportReport) {
  return {
    ...report,
    sheet: report.sheet ?? null,
    people: report.people ?? [],
    unitChanges: report.unitChanges ?? [],
  }
}
