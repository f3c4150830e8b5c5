import type { SignInRecord } from '#core/access/actor.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { RoundRow } from '#server/rounds/round-repository.ts'
import { writeStatement } from './list-review-repository.ts'
import { noteInReview } from './note-in-review.ts'
import { holdRoundInReview, openIfReviewed } from './open-reviewed-round.ts'

/**
 * Where no safety representative is appointed, the owner states in writing how employees were informed. Everybody reads the text
 * before their first question. The round then opens at once or on its planned day.
 * @throws Refusal not-found, round-not-in-review, also where a safety representative reviews the list
 */
export async function stateHowInformed(
  deps: Deps,
  input: {
    readonly organisationId: string
    readonly roundId: string
    readonly personId: string
    readonly statement: string
    readonly signIn?: SignInRecord
  },
): Promise<RoundRow> {
  const { organisationId, roundId, personId, statement } = input
  return asHr(deps.pools.app, input, async (tx) => {
    const round = await holdRoundInReview(tx, input)
    if (round.reviewer !== 'owner' || round.statement !== null) throw new Refusal('round-not-in-review')
    await writeStatement(tx, organisationId, roundId, statement)
    await noteInReview(tx, input, { at: deps.clock(), what: 'stated', personId, reason: statement })
    return openIfReviewed(deps, tx, input, personId)
  })
}
