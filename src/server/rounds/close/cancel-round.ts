import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found } from '#server/platform/errors.ts'
import { takeBackPlan } from '#server/rounds/plans/round-plans.ts'
import { cancelList } from '#server/rounds/review/list-review-repository.ts'
import { noteInReview } from '#server/rounds/review/note-in-review.ts'
import { holdRoundInReview } from '#server/rounds/review/open-reviewed-round.ts'
import { findRound, type RoundRow } from '#server/rounds/round-repository.ts'

/**
 * HR cancels a round under review, as after an objection. Its list is deleted and what it planned is taken back; the entries of the
 * review stay.
 * @throws Refusal not-found, round-not-in-review
 */
export async function cancelRound(
  deps: Deps,
  input: { readonly organisationId: string; readonly roundId: string; readonly personId: string },
): Promise<RoundRow> {
  const { organisationId, roundId, personId } = input
  return asHr(deps.pools.app, input, async (tx) => {
    const at = deps.clock()
    const held = await holdRoundInReview(tx, input)
    await cancelList(tx, roundId)
    await takeBackPlan(tx, organisationId, held, at)
    await noteInReview(tx, input, { at, what: 'cancelled', personId })
    const round = found(await findRound(tx, organisationId, roundId))
    return round
  })
}
