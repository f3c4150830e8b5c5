import { noteFailedSignIn as note } from '#server/platform/audit/audit-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { JobData } from '#server/platform/queue/queue.ts'

/**
 * Writes a wrong code to the logs where the account has a role. A job, because otherwise the time of the refusal would show
 * whether it has one: the same job is enqueued for every address.
 */
export async function noteFailedSignIn(
  { pools }: Pick<Deps, 'pools'>,
  { codeId, at }: JobData['note-failed-sign-in'],
): Promise<void> {
  await asIdentity(pools.identity, (tx) => note(tx, { codeId, at: new Date(at) }))
}
