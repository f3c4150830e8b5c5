import type { SignInRecord } from '#core/access/actor.ts'
import { mayReview } from '#core/round/list-review.ts'
import { asHr, type HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found, Refusal } from '#server/platform/errors.ts'
import { isFirstTime } from '#server/platform/keys/is-first-time.ts'
import { findRound, type RoundRow } from '#server/rounds/round-repository.ts'
import { listRepresentatives } from './list-review-repository.ts'
import { noteInReview } from './note-in-review.ts'
import { holdRoundInReview, openIfReviewed } from './open-reviewed-round.ts'

export type ReviewAnswer = {
  readonly organisationId: string
  readonly roundId: string
  readonly personId: string
  /** The idempotency key that the browser makes for each press of the button. */
  readonly key?: string | null
  readonly signIn?: SignInRecord
}

/**
 * A safety representative approves the frozen list: the round opens at once, or on its planned day. An approval also withdraws
 * the person's earlier objection; an earlier approval that arrives again does not.
 * @throws Refusal not-found, round-not-in-review, not-allowed for anyone who was HR or owner when the list was frozen
 */
export async function approveList(deps: Deps, input: ReviewAnswer): Promise<RoundRow> {
  return asHr(deps.pools.app, input, async (tx) => {
    if (!(await isFirstTime(tx, deps.keys, { kind: 'list-review', ...input }))) return roundOf(tx, input)
    await note(deps, tx, input, { what: 'approved', reason: null })
    return openIfReviewed(deps, tx, input, input.personId)
  })
}

/**
 * A safety representative objects: the round stays closed until the person who objected approves, or HR cancels it. HR
 * gets an e-mail.
 * @throws Refusal not-found, round-not-in-review, not-allowed for anyone who was HR or owner when the list was frozen
 */
export async function objectToList(
  deps: Deps,
  input: ReviewAnswer & { readonly reason: string },
): Promise<RoundRow> {
  return asHr(deps.pools.app, input, async (tx) => {
    if (!(await isFirstTime(tx, deps.keys, { kind: 'list-review', ...input }))) return roundOf(tx, input)
    const round = await note(deps, tx, input, { what: 'objected', reason: input.reason })
    const { organisationId, roundId } = input
    const objectionId = deps.newId()
    await deps.queue.enqueue(
      tx,
      'send-list-objection',
      { organisationId, roundId, objectionId },
      { key: objectionId },
    )
    return round
  })
}

const roundOf = async (tx: HrTransaction, { organisationId, roundId }: ReviewAnswer) =>
  found(await findRound(tx, organisationId, roundId))

async function note(
  deps: Deps,
  tx: HrTransaction,
  input: ReviewAnswer,
  said: { readonly what: 'approved' | 'objected'; readonly reason: string | null },
): Promise<RoundRow> {
  const { organisationId, personId } = input
  const round = await holdRoundInReview(tx, input)
  if (round.reviewer !== 'safety-representative') throw new Refusal('round-not-in-review')
  const reviewers = mayReview(await listRepresentatives(tx, organisationId), round.reviewers)
  if (!reviewers.some((reviewer) => reviewer.personId === personId)) throw new Refusal('not-allowed')
  await noteInReview(tx, input, { at: deps.clock(), personId, ...said })
  return round
}
