import { z } from 'zod'
import { type Day, isDay } from '#core/calendar/local-time.ts'
import {
  endings,
  guidanceLimits,
  guidanceStates,
  isPhone,
  planKind,
  shareKinds,
} from '#core/guidance/guidance.ts'
import { mostDaysKept, ratings } from '#core/programme/recovery.ts'
import { isWorksheetId } from '#core/worksheets/read-worksheet.ts'
import { asDay } from '../as-written.ts'
import { worksheetValues } from '../self/worksheet.ts'
import { planLines } from './guidance-to-send.ts'

const day = z.custom<Day>(isDay, { message: 'wrong-format' }).meta(asDay)
const rating = z.literal(ratings)

const checksOf = <Check extends z.ZodType>(check: Check) =>
  z
    .record(z.string(), check)
    .refine((record) => Object.keys(record).every(isDay), { message: 'wrong-format' })
    .refine((record) => Object.keys(record).length <= mostDaysKept, { message: 'too-big' })

const shareName = z.string().refine(isWorksheetId, { message: 'wrong-format' })
const worksheetId = shareName.refine((id) => !(shareKinds as readonly string[]).includes(id), {
  message: 'unknown-value',
})

const weeklyCheck = z.strictObject({
  kind: z.literal('weekly-check'),
  checks: checksOf(z.strictObject({ strain: rating, recovery: rating, step: rating })),
})
const recoveryCheck = z.strictObject({
  kind: z.literal('recovery-check'),
  checks: checksOf(z.strictObject({ energy: rating, sleep: rating, load: rating })),
})
const worksheet = z.strictObject({
  kind: z.literal('worksheet'),
  worksheet: worksheetId,
  values: worksheetValues,
})
const plan = z.strictObject({ kind: z.literal(planKind), lines: planLines })

/** What a participant shares: a copy that the participant's browser sends, of one kind, or of one worksheet. */
export const sharedContent = z.discriminatedUnion('kind', [weeklyCheck, recoveryCheck, worksheet, plan])
export type SharedContent = z.infer<typeof sharedContent>

/** In which guidance; an update changes a copy that is shared there already, and shares nothing else. */
const sharing = { guidanceId: z.uuid(), isUpdate: z.boolean() }

export const contentToShare = z.discriminatedUnion('kind', [
  weeklyCheck.extend(sharing),
  recoveryCheck.extend(sharing),
  worksheet.extend(sharing),
  plan.extend(sharing),
])
export type ContentToShare = z.infer<typeof contentToShare>

/** Name and licence of a guide, as participants see them. The licence number can be looked up in the public register (HOSP). */
const guideCard = z.object({ id: z.string(), name: z.string(), licenceNumber: z.string() })

const message = z.object({
  id: z.string(),
  author: z.enum(['participant', 'guide']),
  /** Who wrote, of a guide's message. */
  guideName: z.string().nullable(),
  /** Null: the text cannot be opened any more, because its key is lost. */
  text: z.string().nullable(),
  /** Lines that the guide proposes to the participant's plan. */
  proposal: z.array(z.string()),
  /** The last letter of a planned ending. */
  letter: z.boolean(),
  sentAt: z.iso.datetime(),
  /** Of a participant's message: the last day on which an answer is in time, and whether it has come. */
  dueOn: z.iso.date().nullable(),
  answered: z.boolean(),
  readAt: z.iso.datetime().nullable(),
})
export type GuidanceMessage = z.infer<typeof message>

const share = z.object({
  updatedAt: z.iso.datetime(),
  /** Null: it cannot be opened any more, because its key is lost. */
  content: sharedContent.nullable(),
})
export type GuidanceShare = z.infer<typeof share>

/** What participant and guide both see: the participant's page shows the guide's view by the same component. */
const shown = {
  id: z.string(),
  state: z.enum(guidanceStates),
  startedAt: z.iso.datetime(),
  /** What the guide calls the participant; null when its key is lost. */
  name: z.string().nullable(),
  /** Where the guide can call; null where none was left, or its key is lost. */
  phone: z.string().nullable(),
  /** The answer that is owed first. */
  owed: z.object({ dueOn: z.iso.date(), isLate: z.boolean() }).nullable(),
  /** The participant has asked for a last letter. */
  letterAsked: z.boolean(),
  /** The last day, where one is known, and why. */
  endsOn: z.iso.date().nullable(),
  ending: z.enum(endings).nullable(),
  /** The newest, and all since the first that the guide has not read or answered; in order. */
  messages: z.array(message),
  /** How many there are before these: `messages` of the same path returns them. */
  earlier: z.int().min(0),
  shares: z.array(share),
}

/** A participant's guidance, also after its end until it is deleted. */
export const myGuidance = z.object({
  /** Guides who can be chosen now; also those to change to. */
  guides: z.array(guideCard),
  guidance: z
    .object({
      ...shown,
      terms: z.string(),
      endedAt: z.iso.datetime().nullable(),
      /** Null: the guide is no longer here. Choose another or end. */
      guide: guideCard.nullable(),
      /** Until when the guide is away, and who reads and answers meanwhile. */
      awayUntil: z.iso.date().nullable(),
      standIn: guideCard.nullable(),
      /** The colleague to whom the guide wants to hand over: nothing changes before the participant accepts. */
      offered: guideCard.nullable(),
    })
    .nullable(),
})
export type MyGuidance = z.infer<typeof myGuidance>

/** What pages beside the thread show of a guidance, and look at again while they are open: nothing that was written is in it. */
export const guidanceNews = z.object({
  /** There is a guide whom the caller can choose now. */
  choosable: z.boolean(),
  /** Null: none, or it has ended. */
  guidance: z
    .object({
      state: z.enum(['active', 'paused']),
      /** Null: nobody can read it. */
      guideName: z.string().nullable(),
      /** Who wrote the latest answer that the caller has not read; null where all are read. */
      unreadFrom: z.string().nullable(),
      owed: shown.owed,
      /** The guide asks whether it may be handed over. */
      offered: z.boolean(),
      /** Copies of weekly checks or worksheets are shared: they may have to be sent anew. */
      shares: z.boolean(),
    })
    .nullable(),
})
export type GuidanceNews = z.infer<typeof guidanceNews>

export const myGuidanceChange = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('pause') }),
  z.strictObject({ do: z.literal('resume') }),
  /** Closes access at once. */
  z.strictObject({ do: z.literal('end') }),
  /** The guide writes a last letter within the promised time; two weeks later the guidance ends by itself. */
  z.strictObject({ do: z.literal('ask-for-letter') }),
  z.strictObject({ do: z.literal('read') }),
  z.strictObject({ do: z.literal('choose'), guideId: z.uuid() }),
  z.strictObject({ do: z.literal('answer-offer'), accept: z.boolean() }),
  /** Null removes the number. */
  z.strictObject({
    do: z.literal('phone'),
    phone: z.string().trim().refine(isPhone, { message: 'wrong-format' }).nullable(),
  }),
  /** `kind` of what is shared, or the id of a worksheet. */
  z.strictObject({ do: z.literal('stop-sharing'), kind: shareName }),
])
export type MyGuidanceChange = z.infer<typeof myGuidanceChange>

const flags = z.array(z.enum(['worse-weeks', 'no-sign']))

/** A row of a guide's list. */
const guidanceRow = z.object({
  id: z.string(),
  state: z.enum(['active', 'paused']),
  name: z.string().nullable(),
  startedAt: z.iso.datetime(),
  /** False: a colleague’s, for whom the caller stands in. */
  isMine: z.boolean(),
  owed: shown.owed,
  /** Messages that the guide has not read. */
  unread: z.int().min(0),
  letterAsked: z.boolean(),
  endsOn: z.iso.date().nullable(),
  ending: shown.ending,
  /** Weekly checks that the participant shares, in order; `level` from 1 (heaviest) to 5. */
  course: z.array(z.object({ on: z.iso.date(), level: z.number() })),
  flags,
  /** Minutes noted in all. */
  minutes: z.int().min(0),
  /** To whom it has been offered. */
  offeredTo: z.string().nullable(),
})
export type GuidanceRow = z.infer<typeof guidanceRow>

const colleague = z.object({ id: z.string(), name: z.string() })

export const guidanceList = z.object({
  me: z.object({
    name: z.string(),
    caseload: z.int(),
    awayUntil: z.iso.date().nullable(),
    standIn: colleague.nullable(),
  }),
  colleagues: z.array(colleague),
  /** By promised time; then those who have said nothing for longest. */
  guidances: z.array(guidanceRow),
})
export type GuidanceList = z.infer<typeof guidanceList>

/** What a guide sees of one guidance. While it is paused, nothing of what was written or shared. */
export const guidanceThread = z.object({
  ...shown,
  isMine: z.boolean(),
  flags,
  /** The guide’s own. */
  note: z.object({ version: z.int(), text: z.string().nullable() }),
  minutes: z.object({ today: z.int(), total: z.int() }),
  /** Colleagues to whom it can be handed over. */
  colleagues: z.array(colleague),
  offeredTo: colleague.nullable(),
})
export type GuidanceThread = z.infer<typeof guidanceThread>

export const ofGuidance = z.strictObject({ guidanceId: z.uuid() })

/** Before which message. */
export const beforeMessage = z.strictObject({ before: z.uuid() })

/** The nearest before it, in order. */
export const earlierMessages = z.object({ messages: z.array(message) })

export const guidanceChange = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('read') }),
  z.strictObject({
    do: z.literal('note'),
    /** The version that was changed. */
    version: z.int().min(0).max(2_000_000_000),
    text: z.string().max(guidanceLimits.note),
  }),
  /** Minutes of today in all. */
  z.strictObject({ do: z.literal('minutes'), minutes: z.int().min(0).max(600) }),
  /** Null takes the offer back. */
  z.strictObject({ do: z.literal('offer'), guideId: z.uuid().nullable() }),
])
export type GuidanceChange = z.infer<typeof guidanceChange>

/** A guidance in the export of an account: also what the page does not show. */
export const exportedGuidance = z.object({
  guide: z.string().nullable(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  state: z.enum(guidanceStates),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  terms: z.string(),
  messages: z.array(message),
  shares: z.array(share),
  note: z.string().nullable(),
  minutes: z.array(z.object({ day: z.iso.date(), minutes: z.int() })),
})

export const exportedGuide = z.object({
  name: z.string(),
  licenceNumber: z.string(),
  caseload: z.int(),
  awayUntil: z.iso.date().nullable(),
  endedAt: z.iso.datetime().nullable(),
})

/** Null ends the absence. */
export const guideAbsence = z.strictObject({
  awayUntil: day.nullable(),
  standInId: z.uuid().nullable(),
})
