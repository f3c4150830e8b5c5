import { noteFailedSignIn as note } from '#server/platform/audit/audit-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { JobData } from '#server/platform/queue/queue.ts'

/**
 * A wrong code, for the log of those who should know. A job, because whether somebody has a role would otherwise show in how
 * long the refusal takes: the same one is enqueued for every address.
 */
export async function noteFailedSignIn(
  { pools }: Pick<Deps, 'pools'>,
  { codeId, at }: JobData['note-failed-sign-in'],
): Promise<void> {
  await asIdentity(pools.identity, (tx) => note(tx, { codeId, at: new Date(at) }))
}
