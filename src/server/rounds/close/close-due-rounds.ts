import { showOngoingParticipation } from '@andrum/release/disclosure/ongoing-participation.ts'
import { releaseTime } from '#core/round/release-time.ts'
import { remindersOver } from '#core/round/reminders.ts'
import { asHr, asRelease } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { holdRoundInReview, openIfReviewed } from '#server/rounds/review/open-reviewed-round.ts'
import {
  findRound,
  listRoundsToTend,
  noteReminders,
  type RoundToTend,
  readDueParticipation,
  setParticipation,
} from '#server/rounds/round-repository.ts'
import { closeRound } from './close-round.ts'

/**
 * The regular work on all rounds: opens those whose review is over, closes those whose time is up, publishes the day's participation
 * of open ones, reminds everybody invited, and enqueues a failed release again. Runs every few minutes; running it twice
 * changes nothing. A round that fails does not hold up the others.
 */
export async function closeDueRounds(deps: Deps): Promise<void> {
  const rounds = await asRelease(deps.pools.release, {}, listRoundsToTend)
  let failed = 0
  for (const round of rounds) {
    try {
      await tend(deps, round)
    } catch (error) {
      failed += 1
      deps.log.error({ roundId: round.roundId, error }, 'A round could not be tended')
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${rounds.length} rounds could not be tended`)
}

async function tend(deps: Deps, round: RoundToTend): Promise<void> {
  if (round.state === 'in-review') await openUnlessOpen(deps, round)
  else if (round.state === 'closed') await releaseAgain(deps, round)
  else if (round.closesAt <= deps.clock()) await closeUnlessClosed(deps, round)
  else {
    await remind(deps, round)
    await tellParticipation(deps, round)
  }
}

async function openUnlessOpen(deps: Deps, round: RoundToTend): Promise<void> {
  try {
    await asHr(deps.pools.app, { ...round, personId: null }, async (tx) => {
      await holdRoundInReview(tx, round)
      await openIfReviewed(deps, tx, round, null)
    })
  } catch (error) {
    // Somebody approved or cancelled it meanwhile.
    if (!(error instanceof Refusal && error.code === 'round-not-in-review')) throw error
  }
}

async function closeUnlessClosed(deps: Deps, { organisationId, roundId }: RoundToTend): Promise<void> {
  try {
    await closeRound(deps, { organisationId, roundId, personId: null })
  } catch (error) {
    // HR, or another worker, has already closed it.
    if (!(error instanceof Refusal && error.code === 'round-already-closed')) throw error
  }
}

/** Does nothing for a release that is queued, running or has just failed: its job has this key already. */
async function releaseAgain(deps: Deps, { organisationId, roundId }: RoundToTend): Promise<void> {
  await asRelease(deps.pools.release, { organisationId }, async (tx) => {
    const closedAt = (await findRound(tx, organisationId, roundId))?.closedAt
    if (!closedAt) return
    const options = { key: roundId, startAfter: releaseTime(closedAt) }
    await deps.queue.enqueue(tx, 'release-round', { organisationId, roundId }, options)
  })
}

/** Reminds everybody invited, on the days that HR chose before the first answer. */
async function remind(deps: Deps, { organisationId, roundId }: RoundToTend): Promise<void> {
  await asHr(deps.pools.app, { organisationId, personId: null }, async (tx) => {
    const round = await findRound(tx, organisationId, roundId)
    if (round?.state !== 'open') return
    const { done, isDue } = remindersOver(round, deps.clock())
    if (done === round.remindersDone) return
    if (!(await noteReminders(tx, organisationId, roundId, { before: round.remindersDone, done }))) return
    if (!isDue) return
    const mailing = { news: 'reminder', number: done } as const
    const key = `${roundId}:reminder-${done}`
    await deps.queue.enqueue(tx, 'send-invitations', { organisationId, roundId, mailing }, { key })
  })
}

/** Once a day, for the whole scope, in steps of ten: nobody can watch a single answer come in. */
async function tellParticipation(deps: Deps, { organisationId, roundId }: RoundToTend): Promise<void> {
  const now = deps.clock()
  await asRelease(deps.pools.release, { organisationId }, async (tx) => {
    const due = await readDueParticipation(tx, organisationId, roundId, now)
    if (due === null) return
    await setParticipation(tx, organisationId, roundId, showOngoingParticipation(due), now)
  })
}
