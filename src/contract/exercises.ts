import { z } from 'zod'
import { type ClockTime, isClockTime } from '#core/calendar/local-time.ts'
import {
  areas,
  type ExercisesDocument,
  exercises,
  lengths,
  longestText,
  momentCount,
  mostKeptTimes,
  ratings,
  weekChoices,
} from '#core/exercises/exercises.ts'

const text = z.string().max(longestText)
const places = (count: number) => Array.from({ length: count }, (_, position) => position)

const ratingsByArea = z.partialRecord(z.enum(areas), z.literal(ratings))

const recoveryTime = z.strictObject({
  id: z.string().min(1).max(64),
  weekday: z.literal([1, 2, 3, 4, 5, 6, 7]),
  time: z.custom<ClockTime>(isClockTime, { message: 'wrong-format' }),
  minutes: z.literal(lengths),
  what: text.min(1),
})

const noneTwice = (values: readonly unknown[]) => new Set(values).size === values.length

/** The exercises of the green zone: which are done, and what is written in their worksheets. */
export const exercisesDocument = z.strictObject({
  done: z.array(z.enum(exercises)).refine(noneTwice, { message: 'given-twice' }),
  strengths: z.strictObject({
    moments: z.array(z.strictObject({ what: text, strength: text })).length(momentCount),
    chosen: z.literal(places(momentCount)).nullable(),
    how: text,
  }),
  recovery: z.strictObject({
    times: z
      .array(recoveryTime)
      .max(mostKeptTimes)
      .refine((times) => noneTwice(times.map(({ id }) => id)), { message: 'given-twice' }),
    weeks: z.literal(weekChoices),
  }),
  values: z.strictObject({ important: ratingsByArea, lived: ratingsByArea, action: text }),
}) satisfies z.ZodType<ExercisesDocument>
