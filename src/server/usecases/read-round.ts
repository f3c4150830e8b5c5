import { findRound } from '#server/db/round-repository.ts'
import { asHr } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { type RoundWithReview, withReview } from './round-with-review.ts'

/** One round. @throws Refusal not-found, also for another organisation's */
export async function readRound(
  deps: Deps,
  asked: { readonly organisationId: string; readonly roundId: string; readonly personId: string },
): Promise<RoundWithReview> {
  const { organisationId, roundId } = asked
  return asHr(deps.pools.app, asked, async (tx) => {
    const round = await findRound(tx, organisationId, roundId)
    if (round === null) throw new Refusal('not-found')
    return withReview(tx, organisationId, round)
  })
}
