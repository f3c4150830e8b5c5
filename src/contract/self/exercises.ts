import { z } from 'zod'
import {
  areas,
  type ExercisesDocument,
  exercises,
  isExerciseName,
  longestText,
  momentCount,
  mostExercises,
  ratings,
} from '#core/exercises/exercises.ts'
import { feelings, isMinute, mostFelt } from '#core/exercises/felt.ts'

const text = z.string().max(longestText)
const places = (count: number) => Array.from({ length: count }, (_, position) => position)

const ratingsByArea = z.partialRecord(z.enum(areas), z.literal(ratings))

const noneTwice = (values: readonly unknown[]) => new Set(values).size === values.length

const exerciseName = z.string().refine(isExerciseName, { message: 'wrong-format' })
const minute = z.string().refine(isMinute, { message: 'wrong-format' })
const feltOfOne = z
  .record(minute, z.enum(feelings))
  .refine((answers) => Object.keys(answers).length <= mostFelt, { message: 'too-big' })

/**
 * The exercises: which of the green zone are done, what is written in their worksheets, which are favourites, and how the
 * person felt after them.
 */
export const exercisesDocument = z.strictObject({
  done: z.array(z.enum(exercises)).refine(noneTwice, { message: 'given-twice' }),
  strengths: z.strictObject({
    moments: z.array(z.strictObject({ what: text, strength: text })).length(momentCount),
    chosen: z.literal(places(momentCount)).nullable(),
    how: text,
  }),
  values: z.strictObject({ important: ratingsByArea, lived: ratingsByArea, action: text }),
  /** Names of exercises, the latest chosen last. */
  favourites: z
    .array(exerciseName)
    .max(mostExercises)
    .refine(noneTwice, { message: 'given-twice' })
    .optional(),
  /** By exercise and by the minute of the answer: how the person felt after it. Only the person sees it. */
  felt: z
    .record(exerciseName, feltOfOne)
    .refine((felt) => Object.keys(felt).length <= mostExercises, { message: 'too-big' })
    .optional(),
}) satisfies z.ZodType<ExercisesDocument>
