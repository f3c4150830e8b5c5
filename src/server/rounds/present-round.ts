import { asOngoingStep, type OngoingStep } from '@andrum/release/disclosure/ongoing-participation.ts'
import {
  type RoundPreparation,
  type RoundView,
  preparationRefusals as refusalCodes,
} from '#contract/rounds/round.ts'
import type { ToldRounds } from '#contract/rounds/told-rounds.ts'
import { dayOf } from '#core/calendar/instant-of.ts'
import type { Day } from '#core/calendar/local-time.ts'
import { reminderDays } from '#core/round/reminders.ts'
import type { Sendable } from '#server/platform/http/serializer.ts'
import { presentScores } from './overview/present-figure.ts'
import type { Preparation } from './prepare/prepare-by-job.ts'
import type { ToldRound } from './publish/read-told-rounds.ts'
import type { RoundWithReview } from './read-rounds.ts'

export const presentRound = (round: RoundWithReview): Sendable<RoundView> => ({
  ...round,
  instrument: round.instrumentId,
  version: round.instrumentVersion,
  unit: { id: round.unitId, name: round.unitName },
  closedAt: round.closedAt && dayOf(round.closedAt),
  releasedAt: round.releasedAt && dayOf(round.releasedAt),
  reminders: round.state === 'in-review' || round.state === 'open' ? daysLeft(round) : [],
  told: round.toldAt && round.toldAs && { at: dayOf(round.toldAt), as: round.toldAs },
  extended: round.extendedAt !== null,
  // After the release the figure shows participation, less exactly.
  participationStep: stepOf(round),
  progress: progressOf(round),
})

export const presentPreparation = (preparation: Preparation): RoundPreparation => ({
  ...preparation,
  refused: preparation.refusal && {
    code: refusalCodes.find((code) => code === preparation.refusal?.code) ?? 'unexpected',
    possibleFrom: preparation.refusal.possibleFrom,
  },
})

/** Days of the reminders still to come. */
const daysLeft = ({ openedAt, closesAt, reminders, remindersDone }: RoundWithReview): Day[] =>
  reminderDays({ openedAt, closesAt, reminders: reminders.slice(remindersDone) })

function stepOf({ state, participationStep }: RoundWithReview): OngoingStep | null {
  return state === 'open' && participationStep !== null ? asOngoingStep(participationStep) : null
}

function progressOf(round: RoundWithReview): RoundView['progress'] {
  // Before the release begins there is no progress to follow.
  if (round.state === 'closed' && round.releasePercent > 0)
    return { step: 'release', percent: round.releasePercent }
  const mailing = round.state === 'open' && round.invitationsPercent < 100
  return mailing ? { step: 'invitations', percent: round.invitationsPercent } : null
}

export const presentToldRounds = (told: readonly ToldRound[]): ToldRounds => ({
  rounds: told.map(({ round, spread, units }) => ({
    id: round.id,
    name: round.name,
    closedAt: dayOf(round.closedAt ?? round.closesAt),
    smallestGroup: round.smallestGroup,
    invited: round.invited,
    joined: round.joined,
    gone: round.gone,
    units: units.map(({ id, name, scores }) => ({
      id,
      name,
      figure: scores && presentScores(scores, spread),
    })),
  })),
})
