import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found } from '#server/platform/errors.ts'
import { cancelList } from '#server/rounds/review/list-review-repository.ts'
import { noteInReview } from '#server/rounds/review/note-in-review.ts'
import { holdRoundInReview } from '#server/rounds/review/open-reviewed-round.ts'
import { findRound, type RoundRow } from '#server/rounds/round-repository.ts'

/**
 * HR cancels a round under review, as after an objection. Its list is deleted; the entries of the review stay.
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
