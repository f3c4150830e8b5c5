import { listRounds as listRows } from '#server/db/round-repository.ts'
import { asHr } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { type RoundWithReview, withReview } from './round-with-review.ts'

/** All rounds of an organisation, newest first. */
export async function listRounds(
  deps: Deps,
  asked: { readonly organisationId: string; readonly personId: string },
): Promise<RoundWithReview[]> {
  const { organisationId } = asked
  return asHr(deps.pools.app, asked, async (tx) => {
    const rounds: RoundWithReview[] = []
    for (const round of await listRows(tx, organisationId)) {
      rounds.push(await withReview(tx, organisationId, round))
    }
    return rounds
  })
}
