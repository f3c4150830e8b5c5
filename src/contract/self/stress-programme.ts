import { z } from 'zod'
import { type ClockTime, type Day, isClockTime, isDay, weekdays } from '#core/calendar/local-time.ts'
import { mostDaysKept, ratings } from '#core/programme/recovery.ts'
import {
  isModule,
  isPartId,
  isStoredPlace,
  longestNote,
  mostWorksheets,
  type StoredPlace,
  type StressProgramme,
} from '#core/programme/stress-programme.ts'
import { isWorksheetId } from '#core/worksheets/read-worksheet.ts'
import { asClockTime, asDay } from '../as-written.ts'
import { worksheetValues } from './worksheet.ts'

const day = z.custom<Day>(isDay, { message: 'wrong-format' }).meta(asDay)
const time = z.custom<ClockTime>(isClockTime, { message: 'wrong-format' }).meta(asClockTime)
const place = z
  .custom<StoredPlace>(isStoredPlace, { message: 'wrong-format' })
  .meta({ type: 'string', pattern: '^[1-6]\\.[1-4]/(read|do|work|look)$' })
const rating = z.literal(ratings)

const recordOf = <Entry extends z.ZodType>(isKey: (key: string) => boolean, entry: Entry, most: number) =>
  z
    .record(z.string(), entry)
    .refine((record) => Object.keys(record).every(isKey), { message: 'wrong-format' })
    .refine((record) => Object.keys(record).length <= most, { message: 'too-big' })

/** What a person has done and written in the stress-management programme. */
export const stressProgramme = z.strictObject({
  startedOn: day.nullable(),
  /** By module, 1 to 6: when it was begun. */
  modules: recordOf(isModule, day, 6),
  /** By part, 1.1 to 6.4: when it was done. */
  parts: recordOf(isPartId, day, 24),
  /** By part: own words. */
  notes: recordOf(isPartId, z.string().max(longestNote), 24),
  /** By the id of the worksheet. */
  worksheets: recordOf(isWorksheetId, worksheetValues, mostWorksheets),
  /** By day, 1 (heaviest) to 5. */
  checks: recordOf(isDay, z.strictObject({ strain: rating, recovery: rating, step: rating }), mostDaysKept),
  pausedSince: day.nullable(),
  /** When the last pause ended. */
  resumedOn: day.nullish(),
  /** The part and screen where the person stopped: `1.1/do`. */
  stoppedAt: place.nullish(),
  /** When to be reminded each week, in Stockholm time. */
  reminder: z.strictObject({ weekday: z.literal(weekdays), time }).nullable(),
}) satisfies z.ZodType<StressProgramme>
