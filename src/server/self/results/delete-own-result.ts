import { holdPerson } from '#server/platform/db/hold.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { readPersonKey } from '#server/platform/keys/person-key-repository.ts'
import { holdConsents } from './consent-repository.ts'
import { withdrawConsent } from './consents.ts'
import { countOwnResults, deleteSealedResult } from './own-result-repository.ts'

/**
 * With the last result the consent to keep results is taken back.
 * @throws Refusal not-found, also for a result that is somebody else's
 */
export async function deleteOwnResult(
  deps: Pick<Deps, 'pools' | 'keys' | 'clock'>,
  personId: string,
  resultId: string,
): Promise<void> {
  const deleted = await asPerson(deps.pools.app, { personId }, async (tx) => {
    await holdPerson(tx, personId)
    // Of two that are deleted at once one is the last.
    await holdConsents(tx, personId)
    if (!(await deleteSealedResult(tx, personId, resultId))) return false
    const key = await readPersonKey(tx, personId)
    if (key !== null && (await countOwnResults(tx, personId)) === 0)
      await withdrawConsent(tx, deps, { personId, key }, 'results')
    return true
  })
  if (!deleted) throw new Refusal('not-found')
}
