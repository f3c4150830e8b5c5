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

/** The guidance. An update changes a copy that is already shared there, and shares nothing new. */
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
  /** The author of a guide's message. */
  guideName: z.string().nullable(),
  /** Null: the text cannot be decrypted any more, because its key is lost. */
  text: z.string().nullable(),
  /** Lines that the guide proposes to the participant's plan. */
  proposal: z.array(z.string()),
  /** The last letter of a planned ending. */
  letter: z.boolean(),
  sentAt: z.iso.datetime(),
  /** For a participant's message: the last day on which an answer is in time, and whether it has come. */
  dueOn: z.iso.date().nullable(),
  answered: z.boolean(),
  readAt: z.iso.datetime().nullable(),
})
export type GuidanceMessage = z.infer<typeof message>

const share = z.object({
  updatedAt: z.iso.datetime(),
  /** Null: the content cannot be decrypted any more, because its key is lost. */
  content: sharedContent.nullable(),
})
export type GuidanceShare = z.infer<typeof share>

/** Fields that participant and guide both see: one component shows the guide's view on both pages. */
const shown = {
  id: z.string(),
  state: z.enum(guidanceStates),
  startedAt: z.iso.datetime(),
  /** What the guide calls the participant; null when its key is lost. */
  name: z.string().nullable(),
  /** The number that the guide can call; null where none was left, or its key is lost. */
  phone: z.string().nullable(),
  /** The message that must be answered first. */
  owed: z.object({ dueOn: z.iso.date(), isLate: z.boolean() }).nullable(),
  /** Whether the participant has asked for a last letter. */
  letterAsked: z.boolean(),
  /** The last day and the reason, where there is one. */
  endsOn: z.iso.date().nullable(),
  ending: z.enum(endings).nullable(),
  /** The newest messages, and at least all since the first that the guide has not read or answered; in order. */
  messages: z.array(message),
  /** How many earlier messages there are: `messages` of the same path returns them. */
  earlier: z.int().min(0),
  shares: z.array(share),
}

/** A participant's guidance, available until it is deleted some time after its end. */
export const myGuidance = z.object({
  /** Guides who can be chosen now, or changed to. */
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

/** What other pages show about a guidance and reload while they are open. It has no text of messages. */
export const guidanceNews = z.object({
  /** Whether there is a guide whom the caller can choose now. */
  choosable: z.boolean(),
  /** Null: none, or it has ended. */
  guidance: z
    .object({
      state: z.enum(['active', 'paused']),
      /** Null: nobody can read the guidance. */
      guideName: z.string().nullable(),
      /** The author of the latest answer that the caller has not read; null where all are read. */
      unreadFrom: z.string().nullable(),
      owed: shown.owed,
      /** Whether the guide has offered to hand it over. */
      offered: z.boolean(),
      /** Whether copies of weekly checks or worksheets are shared: the browser may have to update them. */
      shares: z.boolean(),
    })
    .nullable(),
})
export type GuidanceNews = z.infer<typeof guidanceNews>

export const myGuidanceChange = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('pause') }),
  z.strictObject({ do: z.literal('resume') }),
  /** Ends the guidance and closes access at once. */
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
  /** The `kind` of what is shared, or the id of a worksheet. */
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
  /** False: the caller stands in for a colleague. */
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
  /** The colleague to whom it has been offered. */
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
  /** Sorted by promised time, then active ones first, then by how long ago the participant last wrote or shared something. */
  guidances: z.array(guidanceRow),
})
export type GuidanceList = z.infer<typeof guidanceList>

/** What a guide sees of one guidance. While it is paused: nothing that was written or shared. */
export const guidanceThread = z.object({
  ...shown,
  isMine: z.boolean(),
  flags,
  /** The guide’s own note. */
  note: z.object({ version: z.int(), text: z.string().nullable() }),
  minutes: z.object({ today: z.int(), total: z.int() }),
  /** Colleagues to whom it can be handed over. */
  colleagues: z.array(colleague),
  offeredTo: colleague.nullable(),
})
export type GuidanceThread = z.infer<typeof guidanceThread>

export const ofGuidance = z.strictObject({ guidanceId: z.uuid() })

/** The message before which to read. */
export const beforeMessage = z.strictObject({ before: z.uuid() })

/** The nearest messages before it, in order. */
export const earlierMessages = z.object({ messages: z.array(message) })

export const guidanceChange = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('read') }),
  z.strictObject({
    do: z.literal('note'),
    /** The version that the guide changed. */
    version: z.int().min(0).max(2_000_000_000),
    text: z.string().max(guidanceLimits.note),
  }),
  /** The sum of today's minutes. */
  z.strictObject({ do: z.literal('minutes'), minutes: z.int().min(0).max(600) }),
  /** Null takes the offer back. */
  z.strictObject({ do: z.literal('offer'), guideId: z.uuid().nullable() }),
])
export type GuidanceChange = z.infer<typeof guidanceChange>

/** A guidance in the export of an account, with fields that the page does not show. */
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
