import { z } from 'zod'
import { followUpQuestions } from '#core/measures/yearly-follow-up.ts'

export const ofYear = z.strictObject({
  organisationId: z.uuid(),
  year: z.string().regex(/^2[01]\d\d$/),
})

export const followUpView = z.object({
  answers: z.partialRecord(z.enum(followUpQuestions), z.string()),
  version: z.int(),
  /** Null: nothing has been saved for the year. */
  changedAt: z.iso.datetime().nullable(),
  /** Whether the reader may write it. */
  writes: z.boolean(),
})
export type FollowUpView = z.infer<typeof followUpView>
