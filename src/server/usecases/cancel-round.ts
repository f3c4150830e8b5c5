import { cancelList } from '#server/db/list-review-repository.ts'
import { findRound, type RoundRow } from '#server/db/round-repository.ts'
import { asHr } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { found } from '#server/errors.ts'
import { noteInReview } from './note-in-review.ts'
import { holdRoundInReview } from './open-reviewed-round.ts'

/**
 * HR gives up a round under review, as after an objection: its list is forgotten, what was said about it stays.
 * @throws Refusal not-found, round-not-in-review
 */
export async function cancelRound(
  deps: Deps,
  asked: { readonly organisationId: string; readonly roundId: string; readonly personId: string },
): Promise<RoundRow> {
  const { organisationId, roundId, personId } = asked
  return asHr(deps.pools.app, asked, async (tx) => {
    await holdRoundInReview(tx, asked)
    await cancelList(tx, roundId)
    await noteInReview(tx, asked, { at: deps.clock(), what: 'cancelled', personId })
    const round = found(await findRound(tx, organisationId, roundId))
    return round
  })
}
