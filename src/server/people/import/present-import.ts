import type { ImportView } from '#contract/people/organisation.ts'
import type { Sendable } from '#server/platform/http/serializer.ts'
import type { ImportReport } from './import-report.ts'
import type { ImportRow } from './import-repository.ts'

/** @param seesNames whether the reader may change the list: only for them a postponed change names people, for months */
export function presentImport(row: ImportRow, seesNames = true): Sendable<ImportView> {
  const report = row.report === null ? null : presentReport(row.report as ImportReport)
  const withheld = row.state === 'waiting' && !seesNames
  const shown = report !== null && !seesNames ? { ...report, toMap: null } : report
  const told = shown !== null && withheld ? { ...shown, people: [], warnings: [] } : shown
  return { ...row, report: told }
}

/** How many problems of each import the history shows; the import itself lists them all. */
const toldInHistory = 5

/** An import in the history: a hundred whole reports would be megabytes. Only postponed changes keep the names. */
export function presentPastImport(row: ImportRow, seesNames: boolean): Sendable<ImportView> {
  if (row.state === 'waiting') return presentImport(row, seesNames)
  const { report, ...rest } = presentImport(row)
  if (report === null) return { ...rest, report }
  const few = <T>(problems: readonly T[]) => problems.slice(0, toldInHistory)
  const told = {
    // An unmapped list has no errors: somebody has to map its columns.
    errors: row.state === 'unmapped' ? [] : few(report.errors),
    warnings: few(report.warnings),
    people: [],
    toMap: null,
    ...(row.kind === 'file' || row.kind === 'undo' ? { unitChanges: [] } : {}),
  }
  return { ...rest, report: { ...report, ...told } }
}

/** Reports of earlier versions lack some fields. */
function presentReport(report: ImportReport) {
  return {
    ...report,
    sheet:
      report.sheet === undefined || report.sheet === null
        ? null
        : { ...report.sheet, hidden: report.sheet.hidden ?? [] },
    toMap: report.toMap ?? null,
    mapped: report.mapped ?? null,
    people: report.people ?? [],
    unitChanges: report.unitChanges ?? [],
  }
}
