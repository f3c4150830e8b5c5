import { z } from 'zod'
import { slotTypeIds } from '#core/booking/booking-types.ts'
import { type ClockTime, type Day, isClockTime, isDay } from '#core/calendar/local-time.ts'

/** All times stand on the grid of five minutes that bookings are held by. */
const onGrid = (time: string) => Number(time.slice(3)) % 5 === 0

const clockTime = z.custom<ClockTime>((time) => isClockTime(time) && onGrid(time), {
  message: 'wrong-format',
})
const day = z.custom<Day>(isDay, { message: 'wrong-format' })

const types = z
  .array(z.enum(slotTypeIds))
  .min(1)
  .max(slotTypeIds.length)
  .refine((given) => new Set(given).size === given.length, { message: 'given-twice' })

/** Until 00:00 is until midnight at the end of the day. */
const endsLater = ({ from, until }: { from: string; until: string }) => until === '00:00' || from < until

const hours = { from: clockTime, until: clockTime, types }
const later = { path: ['until'], message: 'not-later' }

const buffer = z.int().min(0).max(120).multipleOf(5)

export const availabilityToKeep = z.strictObject({
  name: z.string().trim().min(2).max(100),
  /** Where meetings by video are held; empty: the person sends a link before each. */
  videoUrl: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)]),
  weekly: z
    .array(z.strictObject({ weekday: z.literal([1, 2, 3, 4, 5, 6, 7]), ...hours }).refine(endsLater, later))
    .max(50),
  minutesBefore: buffer,
  minutesAfter: buffer,
  noticeHours: z.int().min(0).max(336),
  horizonDays: z.int().min(1).max(180),
  /** The one that was changed; 0 when nothing has been published. */
  version: z.int().min(0),
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
    .refine((one) => one.fromDay + one.fromTime < one.untilDay + one.untilTime, {
      path: ['untilDay'],
      message: 'not-later',
    }),
  z.strictObject({ kind: z.literal('extra'), day, ...hours }).refine(endsLater, later),
])
export type ExceptionToKeep = z.infer<typeof exceptionToKeep>

const keptException = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['away', 'extra']),
  /** `2026-03-29T08:00` by the clocks of Stockholm. */
  from: z.string(),
  until: z.string(),
  types: z.array(z.enum(slotTypeIds)),
})

/** Null until something has been published: nobody can be booked by default. */
export const keptAvailability = z.strictObject({
  availability: availabilityToKeep.nullable(),
  exceptions: z.array(keptException),
})
export type KeptAvailability = z.infer<typeof keptAvailability>

export const exceptionParams = z.strictObject({ exceptionId: z.uuid() })
