import { isHeld, silenceOpensAt } from '#core/round/list-review.ts'
import type { RoundRow } from '#server/db/round-repository.ts'
import type { HrTransaction } from '#server/db/transaction.ts'
import { readReview } from './open-reviewed-round.ts'

/** A round, and while its list is reviewed how that stands. */
export type RoundWithReview = RoundRow & {
  readonly review: {
    readonly reviewer: 'safety-representative' | 'owner'
    /** Null: silence opens nothing. */
    readonly silenceOpensAt: Date | null
    readonly approved: boolean
    readonly held: boolean
  } | null
}

export async function withReview(
  tx: HrTransaction,
  organisationId: string,
  round: RoundRow,
): Promise<RoundWithReview> {
  if (round.state !== 'in-review') return { ...round, review: null }
  const review = await readReview(tx, organisationId, round)
  const { reviewer, frozenAt, plannedAt, said, stated } = review
  const held = isHeld(review)
  const silence = Math.max(silenceOpensAt(frozenAt).getTime(), plannedAt.getTime())
  const bySilence = reviewer === 'safety-representative' && !held
  return {
    ...round,
    review: {
      reviewer,
      silenceOpensAt: bySilence ? new Date(silence) : null,
      approved: stated || (!held && said.some(({ what }) => what === 'approved')),
      held,
    },
  }
}
