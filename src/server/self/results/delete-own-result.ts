import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { readPersonKey } from '#server/platform/keys/person-key-repository.ts'
import { spendKey } from '#server/platform/keys/spent-key-repository.ts'
import { withdrawConsent } from './consents.ts'
import { countOwnResults, deleteSealedResult, holdOwnResults } from './own-result-repository.ts'

/**
 * Deletes a result, also one that is still on its way here. With the last one, withdraws the consent to store results.
 * @throws Refusal not-found, also for somebody else's result
 */
export async function deleteOwnResult(
  deps: Pick<Deps, 'pools' | 'keys' | 'clock'>,
  personId: string,
  resultId: string,
): Promise<void> {
  const deleted = await asPerson(deps.pools.app, { personId }, async (tx) => {
    await holdOwnResults(tx, personId)
    await spendKey(tx, { personId, kind: 'result', id: resultId })
    if (!(await deleteSealedResult(tx, personId, resultId))) return false
    const key = await readPersonKey(tx, personId)
    if (key !== null && (await countOwnResults(tx, personId)) === 0)
      await withdrawConsent(tx, deps, { personId, key }, 'results')
    return true
  })
  if (!deleted) throw new Refusal('not-found')
}
