import { deleteSealedResult } from '#server/db/own-result-repository.ts'
import { asPerson } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'

/** @throws Refusal not-found, also for a result that is somebody else's */
export async function deleteOwnResult(
  deps: Pick<Deps, 'pools'>,
  personId: string,
  resultId: string,
): Promise<void> {
  const deleted = await asPerson(deps.pools.app, { personId }, (tx) =>
    deleteSealedResult(tx, personId, resultId),
  )
  if (!deleted) throw new Refusal('not-found')
}
