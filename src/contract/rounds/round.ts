import { z } from 'zod'
import { inEachLanguage } from '#core/languages.ts'
import { answers } from '../self/result.ts'
import { invitedUnit } from './list-review.ts'
import { ownQuestionView } from './own-question.ts'
import { toldAs } from './told-rounds.ts'

export const instrumentId = z.string().min(1).max(64)

/** The token of a mailed link, or the code of a slip as somebody has typed it. */
export const invitationSecret = z.string().min(10).max(100)

export const submitAnswersRequest = z.strictObject({
  version: z.string().max(32),
  answers,
  /** From the mailed link or a slip; without it the session identifies the invitation. */
  token: invitationSecret.optional(),
})

const roundStates = ['in-review', 'open', 'closed', 'released', 'cancelled'] as const
const reviewers = ['safety-representative', 'owner'] as const

/** At least long enough to be useful to a reader before answering. */
const writtenText = (least: number) => z.string().trim().min(least).max(2000)

export const objectToListRequest = z.strictObject({ reason: writtenText(1) })
export const stateHowInformedRequest = z.strictObject({ statement: writtenText(20) })

/** A later last day. `from` is the one that the sender saw, so that two people do not both move it. */
export const extendRoundRequest = z.strictObject({ from: z.iso.datetime(), closesAt: z.iso.datetime() })
/** `from`: the last day that the sender saw, so that nobody closes a round that somebody else has just extended. */
export const closeRoundRequest = z.strictObject({ from: z.iso.datetime() })

export const roundView = z.object({
  id: z.string(),
  name: z.string(),
  instrument: z.string(),
  version: z.string(),
  unit: z.object({ id: z.string(), name: z.string() }),
  state: z.enum(roundStates),
  /** When units and people were frozen. */
  frozenAt: z.iso.datetime(),
  /** While in review: the planned opening. */
  openedAt: z.iso.datetime(),
  /** What allowed it to open; null until then, and for rounds opened before lists were reviewed. */
  openedBy: z.enum(['approval', 'silence', 'statement']).nullable(),
  /** The owner's statement of how employees were informed, where no safety representative is appointed. */
  statement: z.string().nullable(),
  /** While in review: who reviews, when silence opens the round, and whether an objection holds it. */
  review: z
    .object({
      reviewer: z.enum(reviewers),
      /** Whether somebody who got the list for review cannot act now: then silence opens nothing, and its days begin anew. */
      unheard: z.boolean(),
      /** Whether the reader may approve or object. */
      yours: z.boolean(),
      silenceOpensAt: z.iso.datetime().nullable(),
      approved: z.boolean(),
      held: z.boolean(),
    })
    .nullable(),
  closesAt: z.iso.datetime(),
  /** Days in Stockholm: HR does not need the time of day. */
  closedAt: z.iso.date().nullable(),
  releasedAt: z.iso.date().nullable(),
  /** Days of reminders still to come, to everybody invited, answered or not. */
  reminders: z.array(z.iso.date()),
  /** When and how its figures were opened to employees; null: not yet. */
  told: z.object({ at: z.iso.date(), as: z.enum(toldAs) }).nullable(),
  /** Whether its last day has been moved, which is possible once. */
  extended: z.boolean(),
  invited: z.int(),
  /** On the list for the first time, and gone since the list before; null without such a list. */
  joined: z.int().nullable(),
  gone: z.int().nullable(),
  smallestGroup: z.int(),
  /** Whether no figure may say that everybody invited to a group answered. */
  hideFullParticipation: z.boolean(),
  /** The customer's own questions beside the instrument. */
  ownQuestions: z.array(ownQuestionView),
  /**
   * While open: the share of the whole scope that has answered, updated once a day, in steps of ten per cent, 90 being 90
   * or more; null before the first day, and below 40 invited people who were on a list before.
   */
  participationStep: z.int().min(0).max(90).nullable(),
  /** Progress of invitations or of the release, 0–100; null when nothing is under way. */
  progress: z.object({ step: z.enum(['invitations', 'release']), percent: z.int() }).nullable(),
})
export type RoundView = z.infer<typeof roundView>

/** Why a round that is being prepared may fail. */
export const preparationRefusals = [
  'invalid-input',
  'unknown-instrument',
  'nobody-to-invite',
  'round-overlaps',
  'round-too-soon',
  'round-plan-changed',
  'unexpected',
] as const

/** A large round whose list is being frozen. When that is done, the round exists under the same id and this is gone. */
export const roundPreparation = z.object({
  id: z.string(),
  name: z.string(),
  invited: z.int(),
  /** How much of the list is frozen, 0–100. */
  percent: z.int(),
  /** Why the preparation failed, and when it becomes possible; null while it is under way. */
  refused: z
    .object({ code: z.enum(preparationRefusals), possibleFrom: z.iso.datetime().nullable() })
    .nullable(),
})
export type RoundPreparation = z.infer<typeof roundPreparation>

/** One e-mail as text; values that differ between readers are "…". */
const mailPreview = z.object({ subject: z.string(), text: z.string() })
const mails = z.object(inEachLanguage(() => mailPreview))

const smsPreview = z.object({ people: z.int(), text: z.object(inEachLanguage(() => z.string())) })

/** The round as it would be if it were prepared now. Nothing is frozen and nobody is notified. */
export const roundPreview = z.object({
  unit: z.object({ id: z.string(), name: z.string() }),
  invited: z.int(),
  /** How many of them neither an e-mail nor an SMS reaches: each gets a slip. */
  bySlip: z.int(),
  /** How many of them get an SMS, and the text of the first one; null: nobody. */
  sms: smsPreview.nullable(),
  /** How many have both address and number and get an SMS about each reminder, with its text; null: nobody. */
  smsReminder: smsPreview.nullable(),
  /** Parents before their children. */
  units: z.array(invitedUnit),
  smallestGroup: z.int(),
  hideFullParticipation: z.boolean(),
  reviewer: z.enum(reviewers),
  /** Whether it is the organisation's first round: its list must be approved for figures to be shown. */
  first: z.boolean(),
  /** The earliest opening, even if the list is approved before. */
  opensAt: z.iso.datetime(),
  /** When it opens if no reviewer responds; null where silence opens nothing. */
  silenceOpensAt: z.iso.datetime().nullable(),
  closesAt: z.iso.datetime(),
  /** When it closes if it opens by silence: later than planned if less than five working days would be left. */
  silenceClosesAt: z.iso.datetime().nullable(),
  /** When the figures are released if it closes as planned. */
  releasesAt: z.iso.datetime(),
  /** The days of reminders to everybody, if it opens and closes as planned. */
  reminders: z.array(z.iso.date()),
  /** The e-mails: to reviewers now, and to everybody invited when the round opens and on the days of reminders. */
  mails: z.object({ review: mails, invitation: mails, reminder: mails }),
})
export type RoundPreview = z.infer<typeof roundPreview>

/** `preparing`: newest first; a refused one stays until another round is prepared. */
export const roundList = z.object({ rounds: z.array(roundView), preparing: z.array(roundPreparation) })
export type RoundList = z.infer<typeof roundList>
