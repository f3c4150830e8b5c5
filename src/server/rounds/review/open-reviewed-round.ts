import { dayOf, instantOf } from '#core/calendar/instant-of.ts'
import type { Day } from '#core/calendar/local-time.ts'
import {
  canSpeak,
  closingAfter,
  type ListReview,
  mayReview,
  type OpenedBy,
  whoOpens,
} from '#core/round/list-review.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found, Refusal } from '#server/platform/errors.ts'
import { announceEvent } from '#server/platform/queue/announce-event.ts'
import { recordOpening } from '#server/rounds/record-log/record-opening.ts'
import {
  findRound,
  lockRound,
  markRoundOpen,
  type RoundRow,
  restartSilence,
} from '#server/rounds/round-repository.ts'
import { establishFirstList, listRepresentatives, listReviewEntries } from './list-review-repository.ts'
import { noteInReview } from './note-in-review.ts'

type Which = { readonly organisationId: string; readonly roundId: string }

/**
 * Locks a round under review until the transaction ends.
 * @throws Refusal not-found, round-not-in-review
 */
export async function holdRoundInReview(
  tx: HrTransaction,
  { organisationId, roundId }: Which,
): Promise<RoundRow> {
  const locked = found(await lockRound(tx, organisationId, roundId))
  if (locked.state !== 'in-review') throw new Refusal('round-not-in-review')
  return findThere(tx, organisationId, roundId)
}

/** The state of a round's review. */
export async function readReview(
  tx: HrTransaction,
  organisationId: string,
  round: RoundRow,
): Promise<ListReview> {
  const entries = await listReviewEntries(tx, organisationId, round.id)
  const said = entries.flatMap(({ what, personId }) =>
    (what === 'approved' || what === 'objected') && personId !== null ? [{ by: personId, what }] : [],
  )
  const sitting = await listRepresentatives(tx, organisationId)
  return {
    reviewer: round.reviewer ?? 'owner',
    silenceFrom: round.silenceFrom ?? round.frozenAt,
    canSpeak: canSpeak(sitting, round.reviewers),
    plannedAt: round.openedAt,
    stated: round.statement !== null,
    said,
    representatives: mayReview(sitting, round.reviewers).flatMap(({ personId }) => personId ?? []),
  }
}

/** Opens a locked round (`holdRoundInReview`) if its review allows it by now. @returns the round afterwards */
export async function openIfReviewed(
  deps: Deps,
  tx: HrTransaction,
  { organisationId, roundId }: Which,
  personId: string | null,
): Promise<RoundRow> {
  const at = deps.clock()
  const round = await findThere(tx, organisationId, roundId)
  const review = await readReview(tx, organisationId, round)
  const by = whoOpens(review, at)
  if (by === null) {
    // While somebody who got the list for review cannot speak, the three days of silence begin anew.
    const isUnheard = review.reviewer === 'safety-representative' && !review.canSpeak
    if (isUnheard && dayOf(review.silenceFrom) < dayOf(at)) {
      await restartSilence(tx, organisationId, roundId, at)
      await askSuccessors(deps, tx, { organisationId, roundId }, dayOf(at))
    }
    return findThere(tx, organisationId, roundId)
  }
  await open(deps, tx, { organisationId, round, by, at, personId })
  return findThere(tx, organisationId, roundId)
}

/** Asks those who have become safety representatives since, from eight o'clock; nobody gets the same e-mail twice. */
async function askSuccessors({ queue }: Deps, tx: HrTransaction, round: Which, day: Day): Promise<void> {
  const options = { key: `${round.roundId} ${day}`, startAfter: instantOf({ day, time: '08:00' }) }
  await queue.enqueue(tx, 'send-list-review', { ...round }, options)
}

type Opening = {
  readonly organisationId: string
  readonly round: RoundRow
  readonly by: OpenedBy
  readonly at: Date
  readonly personId: string | null
}

async function open(deps: Deps, tx: HrTransaction, opening: Opening): Promise<void> {
  const { organisationId, round, by, at, personId } = opening
  const roundId = round.id
  // Silence opens a round, but establishes nobody: no reviewer has vouched for the people on the list.
  if (by !== 'silence') await establishFirstList(tx, roundId)
  const closesAt = closingAfter(at, round.closesAt)
  await markRoundOpen(tx, organisationId, roundId, { at, by, closesAt })
  await deps.queue.enqueue(tx, 'send-invitations', { organisationId, roundId }, { key: roundId })
  await announceEvent(deps, tx, { organisationId, event: 'round.opened', about: roundId, at })
  const details = { name: round.name, unit: round.unitName, invited: round.invited, by }
  await noteInReview(tx, { organisationId, roundId }, { at, what: 'opened', personId }, details)
  await recordOpening(deps, tx, { organisationId, round, at, closesAt })
}

async function findThere(tx: HrTransaction, organisationId: string, roundId: string): Promise<RoundRow> {
  const round = await findRound(tx, organisationId, roundId)
  if (round === null) throw new Error('a round is gone that was just there')
  return round
}
