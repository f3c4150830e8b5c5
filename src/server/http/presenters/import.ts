import type { ImportView } from '#contract/organisation.ts'
import type { ImportRow } from '#server/db/import-repository.ts'
import type { ImportReport } from '#server/usecases/import-report.ts'

export function presentImport(row: ImportRow): ImportView {
  return {
    id: row.id,
    fileName: row.fileName,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    state: row.state,
    progress: row.progress,
    report: row.report === null ? null : presentReport(row.report as ImportReport),
  }
}

function presentReport(report: ImportReport): NonNullable<ImportView['report']> {
  return { ...report, errors: [...report.errors], warnings: [...report.warnings] }
}
