import type { PlannedIdentityChange } from '#core/import/import-plan.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { askIdentityChanges } from './identity-change-repository.ts'

/** Requests changes of address or employee number: the person gets an e-mail at both addresses, and can stop it at the old one. */
export async function askForIdentityChanges(
  { keys, queue, clock, newId }: Pick<Deps, 'keys' | 'queue' | 'clock' | 'newId'>,
  tx: HrTransaction,
  changes: readonly PlannedIdentityChange[],
): Promise<void> {
  const asked = changes.map((change) => {
    const id = newId()
    return { ...change, id, stopHash: keys.identityChangeHash(keys.identityChangeToken(id)) }
  })
  await askIdentityChanges(tx, asked, clock())
  const news = asked.map(({ id }) => ({ key: id, data: { changeId: id } }))
  await queue.enqueueAll(tx, 'send-identity-news', news)
}
