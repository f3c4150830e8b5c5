import * as z from 'zod/mini'
import { slotTypeIds } from '#core/booking/booking-types.ts'
import { type ClockTime, type Day, isClockTime, isDay } from '#core/calendar/local-time.ts'
import { asClockTime, asDay } from '../as-written.ts'
import { seenVersion } from '../seen-version.ts'

/** Bookings use a grid of five minutes, so all times must lie on it. */
const isOnGrid = (time: string) => Number(time.slice(3)) % 5 === 0

const clockTime = z
  .custom<ClockTime>((time) => isClockTime(time) && isOnGrid(time), {
    message: 'wrong-format',
  })
  .check(z.meta(asClockTime))
const day = z.custom<Day>(isDay, { message: 'wrong-format' }).check(z.meta(asDay))

const types = z.array(z.enum(slotTypeIds)).check(
  z.minLength(1),
  z.maxLength(slotTypeIds.length),
  z.refine((given) => new Set(given).size === given.length, { message: 'given-twice' }),
)

/** 00:00 as an end is midnight at the end of the day. */
const endsLater = ({ from, until }: { from: string; until: string }) => until === '00:00' || from < until

const hours = { from: clockTime, until: clockTime, types }
const later = { path: ['until'], message: 'not-later' }

const within = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const buffer = within(0, 120).check(z.multipleOf(5))

/** What is published. In `zod/mini`, because the browser loads it too. */
export const availabilityToKeep = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)),
  /** Where meetings by video are held; empty: the person sends a link before each. */
  videoUrl: z.union([
    z.literal(''),
    z.url({ protocol: /^https$/, hostname: /.\../ }).check(z.maxLength(500)),
  ]),
  weekly: z
    .array(
      z
        .strictObject({ weekday: z.literal([1, 2, 3, 4, 5, 6, 7]), ...hours })
        .check(z.refine(endsLater, later)),
    )
    .check(z.maxLength(50)),
  minutesBefore: buffer,
  minutesAfter: buffer,
  noticeHours: within(0, 336),
  horizonDays: within(1, 180),
  /** The version that was changed; 0 when nothing has been published. */
  version: seenVersion(0),
})
export type AvailabilityToKeep = z.infer<typeof availabilityToKeep>

export const exceptionToKeep = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('away'),
      fromDay: day,
      fromTime: clockTime,
      untilDay: day,
      untilTime: clockTime,
    })
    .check(
      z.refine((one) => one.fromDay + one.fromTime < one.untilDay + one.untilTime, {
        path: ['untilDay'],
        message: 'not-later',
      }),
    ),
  z.strictObject({ kind: z.literal('extra'), day, ...hours }).check(z.refine(endsLater, later)),
])
export type ExceptionToKeep = z.infer<typeof exceptionToKeep>

const storedException = z.object({
  id: z.uuid(),
  kind: z.enum(['away', 'extra']),
  /** `2026-03-29T08:00` in Stockholm time. */
  from: z.string(),
  until: z.string(),
  types: z.array(z.enum(slotTypeIds)),
})

/** Null until something has been published: nobody can be booked by default. */
export const storedAvailability = z.object({
  /** A stored link is returned even if it is invalid, so that one without a dot can be corrected. */
  availability: z.nullable(z.object({ ...availabilityToKeep.shape, videoUrl: z.string() })),
  exceptions: z.array(storedException),
})
export type StoredAvailability = z.infer<typeof storedAvailability>

export const exceptionParams = z.strictObject({ exceptionId: z.uuid() })
