import { earliestClosing } from '#core/round/list-review.ts'
import { releaseTime } from '#core/round/release-time.ts'
import { writeAuditEntry } from '#server/platform/audit/audit-repository.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found, Refusal } from '#server/platform/errors.ts'
import { announceEvent } from '#server/platform/queue/announce-event.ts'
import { findRound, lockRound, markRoundClosed, type RoundRow } from '#server/rounds/round-repository.ts'

export type RoundToClose = {
  readonly organisationId: string
  readonly roundId: string
  /** Null: the round's time is up. */
  readonly personId: string | null
  /** The last day that HR's page showed. */
  readonly from?: Date
}

/**
 * Closes a round and enqueues its release. Answers that are being stored still count; later ones are refused with an
 * explanation. HR may close by hand only after five working days: an employer who closes when the right few have answered
 * chooses whom a figure is about.
 * @throws Refusal not-found, round-not-open, round-already-closed, closing-too-soon; round-last-day-moved when somebody else
 * has moved the last day meanwhile: everybody invited has been promised more time
 */
export async function closeRound(deps: Deps, input: RoundToClose): Promise<RoundRow> {
  const { organisationId, roundId, personId, from } = input
  return asHr(deps.pools.app, { organisationId, personId }, async (tx) => {
    const locked = found(await lockRound(tx, organisationId, roundId))
    if (locked.state === 'in-review' || locked.state === 'cancelled') throw new Refusal('round-not-open')
    if (locked.state !== 'open') throw new Refusal('round-already-closed')
    if (from !== undefined && from.getTime() !== locked.closesAt.getTime())
      throw new Refusal('round-last-day-moved')
    const at = deps.clock()
    const earliest = earliestClosing(locked.openedAt)
    if (personId !== null && at < earliest) {
      throw new Refusal('closing-too-soon', { possibleFrom: earliest.toISOString() })
    }
    await markRoundClosed(tx, organisationId, roundId, at)
    await deps.queue.enqueue(
      tx,
      'release-round',
      { organisationId, roundId },
      {
        key: roundId,
        startAfter: releaseTime(at),
      },
    )
    await announceEvent(deps, tx, { organisationId, event: 'round.closed', about: roundId, at })
    await writeAuditEntry(tx, {
      organisationId,
      personId,
      at,
      action: 'round-closed',
      details: { roundId },
    })
    const round = await findRound(tx, organisationId, roundId)
    if (round === null) throw new Error('a round is gone that was just closed')
    return round
  })
}
