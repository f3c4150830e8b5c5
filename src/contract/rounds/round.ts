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
  /** From the mailed link or a slip; without it the session says whose invitation it is. */
  token: invitationSecret.optional(),
})

const roundStates = ['in-review', 'open', 'closed', 'released', 'cancelled'] as const
const reviewers = ['safety-representative', 'owner'] as const

/** Long enough to be useful to the person who reads it before answering. */
const writtenText = (least: number) => z.string().trim().min(least).max(2000)

export const objectToListRequest = z.strictObject({ reason: writtenText(1) })
export const stateHowInformedRequest = z.strictObject({ statement: writtenText(20) })

/** A later last day; `from` is the one that was seen, so that two people do not both move it. */
export const extendRoundRequest = z.strictObject({ from: z.iso.datetime(), closesAt: z.iso.datetime() })
/** `from`: the last day that was seen, so that nobody closes a round that somebody else has just given more time. */
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
  /** While in review: when it is planned to open. */
  openedAt: z.iso.datetime(),
  /** What let it open; null while it has not, and for rounds opened before lists were reviewed. */
  openedBy: z.enum(['approval', 'silence', 'statement']).nullable(),
  /** How the owner says employees were informed, where no safety representative is appointed. */
  statement: z.string().nullable(),
  /** While in review: who reviews, when silence opens the round, and whether an objection holds it. */
  review: z
    .object({
      reviewer: z.enum(reviewers),
      /** Somebody who has got the list for review cannot speak now: silence opens nothing, and its days begin anew. */
      unheard: z.boolean(),
      /** Whether the reader is one of those who approve or object. */
      yours: z.boolean(),
      silenceOpensAt: z.iso.datetime().nullable(),
      approved: z.boolean(),
      held: z.boolean(),
    })
    .nullable(),
  closesAt: z.iso.datetime(),
  /** Days in Stockholm: when in the day tells HR nothing it needs. */
  closedAt: z.iso.date().nullable(),
  releasedAt: z.iso.date().nullable(),
  /** Days on which everybody invited is still to be reminded, answered or not. */
  reminders: z.array(z.iso.date()),
  /** When its figures were opened to employees, and which of them; null while they are not. */
  told: z.object({ at: z.iso.date(), as: z.enum(toldAs) }).nullable(),
  /** Whether its last day has been moved; that is done once. */
  extended: z.boolean(),
  invited: z.int(),
  /** On the list for the first time, and gone since the list before; null where there is none to compare with. */
  joined: z.int().nullable(),
  gone: z.int().nullable(),
  smallestGroup: z.int(),
  /** Whether no figure may say that everybody invited to a group answered. */
  hideFullParticipation: z.boolean(),
  /** What it asks beside its instrument, in the customer's own words. */
  ownQuestions: z.array(ownQuestionView),
  /**
   * While open: share of the whole scope, once a day, in steps of ten per cent, 90 being 90 or more; null before the first
   * day, and below 40 invited people who were on a list before.
   */
  participationStep: z.int().min(0).max(90).nullable(),
  /** Of e-mails and of the release: 0–100, null when nothing is under way. */
  progress: z.object({ step: z.enum(['invitations', 'release']), percent: z.int() }).nullable(),
})
export type RoundView = z.infer<typeof roundView>

/** What becomes of a round that is being prepared and cannot be. */
export const preparationRefusals = [
  'invalid-input',
  'unknown-instrument',
  'nobody-to-invite',
  'round-overlaps',
  'round-too-soon',
  'round-plan-changed',
  'unexpected',
] as const

/** A round of many people whose list is being frozen. Once it is, the round is there under the same id and this is gone. */
export const roundPreparation = z.object({
  id: z.string(),
  name: z.string(),
  invited: z.int(),
  /** Of the list that is frozen, 0–100. */
  percent: z.int(),
  /** Why nothing came of it, and from when on it is possible; null while it is under way. */
  refused: z
    .object({ code: z.enum(preparationRefusals), possibleFrom: z.iso.datetime().nullable() })
    .nullable(),
})
export type RoundPreparation = z.infer<typeof roundPreparation>

/** One e-mail as its readers get it, as text; what is a reader's own in it stands as "…". */
const mailPreview = z.object({ subject: z.string(), text: z.string() })
const mails = z.object(inEachLanguage(() => mailPreview))

const smsPreview = z.object({ people: z.int(), text: z.object(inEachLanguage(() => z.string())) })

/** What a round would be if it were prepared now: nothing has been frozen, and nobody has been told. */
export const roundPreview = z.object({
  unit: z.object({ id: z.string(), name: z.string() }),
  invited: z.int(),
  /** How many of them neither an e-mail nor an SMS reaches: each is to get a slip. */
  bySlip: z.int(),
  /** How many of them are written to by SMS, and what in the first one; null: nobody. */
  sms: smsPreview.nullable(),
  /** How many have both address and number and are told of each reminder by SMS, and how; null: nobody. */
  smsReminder: smsPreview.nullable(),
  /** Parents before their children. */
  units: z.array(invitedUnit),
  smallestGroup: z.int(),
  hideFullParticipation: z.boolean(),
  reviewer: z.enum(reviewers),
  /** Whether the organisation has asked nobody before: such a list has to be approved for figures to be shown. */
  first: z.boolean(),
  /** Not before this, whoever approves the list. */
  opensAt: z.iso.datetime(),
  /** When it opens if nobody says anything; null where silence opens nothing. */
  silenceOpensAt: z.iso.datetime().nullable(),
  closesAt: z.iso.datetime(),
  /** When it closes if it opens by silence: later than planned where that leaves less than five working days. */
  silenceClosesAt: z.iso.datetime().nullable(),
  /** When the figures come if it closes as planned. */
  releasesAt: z.iso.datetime(),
  /** On which days everybody is reminded if it opens and closes as planned. */
  reminders: z.array(z.iso.date()),
  /** To whom the list is sent for review, now; and to everybody invited, when the round opens and on the days of reminders. */
  mails: z.object({ review: mails, invitation: mails, reminder: mails }),
})
export type RoundPreview = z.infer<typeof roundPreview>

/** `preparing`: newest first; what was refused stays until another round is prepared. */
export const roundList = z.object({ rounds: z.array(roundView), preparing: z.array(roundPreparation) })
export type RoundList = z.infer<typeof roundList>
