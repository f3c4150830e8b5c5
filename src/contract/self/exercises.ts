import { z } from 'zod'
import {
  areas,
  type ExercisesDocument,
  exercises,
  longestText,
  momentCount,
  ratings,
} from '#core/exercises/exercises.ts'

const text = z.string().max(longestText)
const places = (count: number) => Array.from({ length: count }, (_, position) => position)

const ratingsByArea = z.partialRecord(z.enum(areas), z.literal(ratings))

const noneTwice = (values: readonly unknown[]) => new Set(values).size === values.length

/** The exercises of the green zone: which are done, and what is written in their worksheets. */
export const exercisesDocument = z.strictObject({
  done: z.array(z.enum(exercises)).refine(noneTwice, { message: 'given-twice' }),
  strengths: z.strictObject({
    moments: z.array(z.strictObject({ what: text, strength: text })).length(momentCount),
    chosen: z.literal(places(momentCount)).nullable(),
    how: text,
  }),
  values: z.strictObject({ important: ratingsByArea, lived: ratingsByArea, action: text }),
}) satisfies z.ZodType<ExercisesDocument>
