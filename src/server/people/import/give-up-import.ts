import { writeAuditEntry } from '#server/platform/audit/audit-repository.ts'
import type { ImportState } from '#server/platform/db/tables/organisation.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { failedReport, type ImportReport } from './import-report.ts'
import { findImport, updateImport } from './import-repository.ts'

/**
 * Ends an unfinished import, and deletes its file. A finished one stays as it is, and so does a change that waits for its day, unless
 * that day has come (`waited`).
 */
export async function giveUpImport(
  deps: Pick<Deps, 'clock' | 'pools'>,
  which: { readonly organisationId: string; readonly importId: string },
  code: 'outdated' | 'too-much-work' | 'unexpected' = 'unexpected',
  { waited = false } = {},
): Promise<void> {
  const { organisationId, importId } = which
  const underWay: readonly ImportState[] = waited ? ['waiting'] : ['planning', 'applying']
  await asHr(deps.pools.app, { organisationId, personId: null }, async (tx) => {
    const row = await findImport(tx, organisationId, importId)
    if (row === null || !underWay.includes(row.state)) return
    const report = failedReport(row.report as ImportReport | null, code)
    const settled = waited ? { settledAt: deps.clock() } : {}
    const failed = { state: 'failed', report, removeContent: true, ...settled } as const
    if (!(await updateImport(tx, organisationId, importId, row.state, failed))) return
    await writeAuditEntry(tx, {
      organisationId,
      personId: null,
      at: deps.clock(),
      action: 'import-failed',
      details: { importId },
    })
  })
}
