import { type AuditEntry, writeAuditEntry } from '#server/platform/audit/audit-repository.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'
import { insertReviewEntry, type ReviewEntry } from './list-review-repository.ts'

const actions = {
  prepared: 'round-prepared',
  approved: 'list-approved',
  objected: 'list-objected-to',
  stated: 'list-statement-made',
  opened: 'round-opened',
  cancelled: 'round-cancelled',
  extended: 'round-extended',
} as const satisfies Record<ReviewEntry['what'], AuditEntry['action']>

/** Writes a statement or act about a frozen list: to the entries that everybody invited can read, and to the audit log. */
export async function noteInReview(
  tx: HrTransaction,
  round: { readonly organisationId: string; readonly roundId: string },
  { reason = null, ...said }: Omit<ReviewEntry, 'reason'> & { readonly reason?: string | null },
  details: AuditEntry['details'] = {},
): Promise<void> {
  const { organisationId, roundId } = round
  await insertReviewEntry(tx, round, { ...said, reason })
  await writeAuditEntry(tx, {
    organisationId,
    personId: said.personId,
    at: said.at,
    action: actions[said.what],
    details: { roundId, ...details },
  })
}
