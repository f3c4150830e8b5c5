import type { PlannedIdentityChange } from '#core/import/import-plan.ts'
import { askIdentityChanges } from '#server/db/identity-change-repository.ts'
import type { HrTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'

/** Asks for changes of address or employee id: the person is told at both addresses, and can stop it at the old one. */
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
  for (const { id } of asked) await queue.enqueue(tx, 'send-identity-news', { changeId: id }, { key: id })
}
