import { type AuditEntry, writeAuditEntry } from '#server/platform/audit/audit-repository.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'

type ImportStep = Pick<AuditEntry, 'organisationId' | 'personId' | 'action'> & {
  readonly importId: string
  readonly job: 'plan-import' | 'apply-import'
  /** Further details for the log. */
  readonly details?: Readonly<Record<string, unknown>>
}

/** Enqueues a step of an import, and notes in the log who requested it. */
export async function enqueueImport(
  { queue, clock }: Pick<Deps, 'queue' | 'clock'>,
  tx: HrTransaction,
  { organisationId, personId, action, importId, job, details }: ImportStep,
): Promise<void> {
  await queue.enqueue(tx, job, { organisationId, importId }, { key: importId, group: organisationId })
  await writeAuditEntry(tx, {
    organisationId,
    personId,
    at: clock(),
    action,
    details: { importId, ...details },
  })
}
