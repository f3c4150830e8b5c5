import { asOngoingStep, type OngoingStep } from '@andrum/release/disclosure/ongoing-participation.ts'
import {
  type RoundPreparation,
  type RoundPreview as RoundPreviewBody,
  type RoundView,
  preparationRefusals as refusalCodes,
} from '#contract/rounds/round.ts'
import type { ToldRounds } from '#contract/rounds/told-rounds.ts'
import { dayOf } from '#core/calendar/day-of.ts'
import type { Day } from '#core/calendar/local-time.ts'
import { inEachLanguage, type Language } from '#core/languages.ts'
import { reminderDays } from '#core/round/reminders.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { presentScores } from './overview/present-figure.ts'
import type { Preparation } from './prepare/prepare-by-job.ts'
import type { RoundPreview } from './prepare/preview-round.ts'
import type { ToldRound } from './publish/read-told-rounds.ts'
import type { RoundWithReview } from './read-rounds.ts'

export function presentRound(round: RoundWithReview): RoundView {
  const { review } = round
  return {
    id: round.id,
    name: round.name,
    instrument: round.instrumentId,
    version: round.instrumentVersion,
    unit: { id: round.unitId, name: round.unitName },
    state: round.state,
    frozenAt: round.frozenAt.toISOString(),
    openedAt: round.openedAt.toISOString(),
    openedBy: round.openedBy,
    statement: round.statement,
    review: review && { ...review, silenceOpensAt: review.silenceOpensAt?.toISOString() ?? null },
    closesAt: round.closesAt.toISOString(),
    closedAt: round.closedAt && dayOf(round.closedAt),
    releasedAt: round.releasedAt && dayOf(round.releasedAt),
    reminders: round.state === 'in-review' || round.state === 'open' ? daysLeft(round) : [],
    told: round.toldAt && round.toldAs && { at: dayOf(round.toldAt), as: round.toldAs },
    extended: round.extendedAt !== null,
    invited: round.invited,
    joined: round.joined,
    gone: round.gone,
    smallestGroup: round.smallestGroup,
    hideFullParticipation: round.hideFullParticipation,
    // Afterwards the released figure says it, more carefully.
    participationStep: stepOf(round),
    progress: progressOf(round),
  }
}

export const presentPreparation = ({
  id,
  name,
  invited,
  percent,
  refusal,
}: Preparation): RoundPreparation => ({
  id,
  name,
  invited,
  percent,
  refused: refusal && {
    code: refusalCodes.find((code) => code === refusal.code) ?? 'unexpected',
    possibleFrom: refusal.possibleFrom,
  },
})

/** Days of reminders that are not over yet. */
const daysLeft = ({ openedAt, closesAt, reminders, remindersDone }: RoundWithReview): Day[] =>
  reminderDays({ openedAt, closesAt, reminders: reminders.slice(remindersDone) })

function stepOf({ state, participationStep }: RoundWithReview): OngoingStep | null {
  return state === 'open' && participationStep !== null ? asOngoingStep(participationStep) : null
}

function progressOf(round: RoundWithReview): RoundView['progress'] {
  // Until the release's hour there is nothing to follow.
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

export function presentRoundPreview(preview: RoundPreview): RoundPreviewBody {
  const { mails } = preview
  return {
    unit: preview.unit,
    invited: preview.invited,
    bySlip: preview.bySlip,
    sms: preview.sms,
    units: preview.units.map(({ id, name, depth, invited, below }) => ({ id, name, depth, invited, below })),
    smallestGroup: preview.smallestGroup,
    hideFullParticipation: preview.hideFullParticipation,
    reviewer: preview.reviewer,
    first: preview.first,
    opensAt: preview.opensAt.toISOString(),
    silenceOpensAt: preview.silenceOpensAt?.toISOString() ?? null,
    closesAt: preview.closesAt.toISOString(),
    silenceClosesAt: preview.silenceClosesAt?.toISOString() ?? null,
    releasesAt: preview.releasesAt.toISOString(),
    reminders: [...preview.reminders],
    mails: {
      review: asTexts(mails.review),
      invitation: asTexts(mails.invitation),
      reminder: asTexts(mails.reminder),
    },
  }
}

const asTexts = (mails: Readonly<Record<Language, MailContent>>) =>
  inEachLanguage((language) => asText(mails[language]))
const asText = ({ subject, text }: MailContent) => ({ subject, text })
