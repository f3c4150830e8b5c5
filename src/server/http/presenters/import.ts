import type { ImportView } from '#contract/organisation.ts'
import type { ImportRow } from '#server/db/import-repository.ts'
import type { ImportReport } from '#server/usecases/import-report.ts'

export function presentImport(row: ImportRow): ImportView {
  return {
    id: row.id,
    kind: row.kind,
    fileName: row.fileName,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    state: row.state,
    progress: row.progress,
    canBeUndone: row.canBeUndone,
    report: row.report === null ? null : presentReport(row.report as ImportReport),
  }
}

/** How many problems of each import the history tells; the import itself lists them all. */
const toldInHistory = 5

/** An import in the history: a hundred whole reports would be megabytes. */
export function presentPastImport(row: ImportRow): ImportView {
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

function presentReport(report: ImportReport): NonNullable<ImportView['report']> {
  const people = (report.people ?? []).map((one) => ({ ...one, leadsNoLonger: [...one.leadsNoLonger] }))
  return {
    ...report,
    errors: [...report.errors],
    warnings: [...report.warnings],
    people,
    unitChanges: [...(report.unitChanges ?? [])],
  }
}
