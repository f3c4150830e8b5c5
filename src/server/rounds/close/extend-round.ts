import { validateExtension } from '#core/round/rules.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { badField, found, Refusal } from '#server/platform/errors.ts'
import { noteInReview } from '#server/rounds/review/note-in-review.ts'
import { findRound, lockRound, moveClosing, type RoundRow } from '#server/rounds/round-repository.ts'

export type RoundToExtend = {
  readonly organisationId: string
  readonly roundId: string
  readonly personId: string
  /** The last day that HR's page showed. */
  readonly from: Date
  readonly closesAt: Date
}

/**
 * HR moves the last day of an open round forward, once: with more than one move HR could wait until the right few have
 * answered. Everybody invited is told, whether they have answered or not. A repeated request changes nothing.
 * @throws Refusal not-found, round-not-open, round-already-closed, round-already-extended, invalid-input (closesAt);
 * `round-last-day-moved` when somebody else has moved it meanwhile
 */
export async function extendRound(deps: Deps, input: RoundToExtend): Promise<RoundRow> {
  const { organisationId, roundId, personId, from, closesAt } = input
  return asHr(deps.pools.app, { organisationId, personId }, async (tx) => {
    const locked = found(await lockRound(tx, organisationId, roundId))
    if (locked.state === 'in-review' || locked.state === 'cancelled') throw new Refusal('round-not-open')
    const at = deps.clock()
    const round = found(await findRound(tx, organisationId, roundId))
    if (locked.state !== 'open' || round.closesAt <= at) throw new Refusal('round-already-closed')
    if (round.extendedAt !== null) {
      if (round.closesAt.getTime() === closesAt.getTime()) return round
      throw new Refusal(
        round.closesAt.getTime() === from.getTime() ? 'round-already-extended' : 'round-last-day-moved',
      )
    }
    if (round.closesAt.getTime() !== from.getTime()) throw new Refusal('round-last-day-moved')
    const judged = validateExtension(round, closesAt)
    if (judged !== 'fine') throw badField('closesAt', judged)
    await moveClosing(tx, organisationId, roundId, { closesAt, at })
    const mailing = { news: 'extended', number: 1 } as const
    await deps.queue.enqueue(
      tx,
      'send-invitations',
      { organisationId, roundId, mailing },
      { key: `${roundId}:extended` },
    )
    const details = { from: round.closesAt.toISOString(), to: closesAt.toISOString() }
    await noteInReview(tx, { organisationId, roundId }, { at, what: 'extended', personId }, details)
    return found(await findRound(tx, organisationId, roundId))
  })
}
