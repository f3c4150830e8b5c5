import { z } from 'zod'
import { type ClockTime, type Day, isClockTime, isDay } from '#core/calendar/local-time.ts'
import { breakKinds, isStep, mostDaysKept, type RecoveryDocument, ratings } from '#core/programme/recovery.ts'
import { asClockTime, asDay } from '../as-written.ts'

const day = z.custom<Day>(isDay, { message: 'wrong-format' }).meta(asDay)
const time = z.custom<ClockTime>(isClockTime, { message: 'wrong-format' }).meta(asClockTime)
const rating = z.literal(ratings)

const recordOf = <Entry extends z.ZodType>(isKey: (key: string) => boolean, entry: Entry) =>
  z
    .record(z.string(), entry)
    .refine((record) => Object.keys(record).every(isKey), { message: 'wrong-format' })
    .refine((record) => Object.keys(record).length <= mostDaysKept, { message: 'too-big' })

/**
 * A person's recovery programme. Answers about safety in a check-in are not part of it: the browser uses them once and
 * stores them nowhere.
 */
export const recoveryDocument = z.strictObject({
  run: z.int().min(0).max(1_000_000),
  startedOn: day.nullable(),
  /** By step, 1 to 42. */
  steps: recordOf(isStep, z.strictObject({ on: day, skipped: z.boolean() })),
  /** By day, 1 (heaviest) to 5. */
  energy: recordOf(isDay, rating),
  /** By the day they were made. */
  checkIns: recordOf(isDay, z.strictObject({ energy: rating, sleep: rating, load: rating })),
  /** By their first day; `care` where the safety rule stopped the programme. */
  breaks: recordOf(isDay, z.strictObject({ why: z.enum(breakKinds), until: day.nullable() })),
  /** When to be reminded each day, in Stockholm time. */
  remindAt: time.nullable(),
}) satisfies z.ZodType<RecoveryDocument>
