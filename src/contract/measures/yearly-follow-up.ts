import { z } from 'zod/mini'
import { seenVersion } from '#contract/seen-version.ts'
import { followUpQuestions, longestFollowUpAnswer } from '#core/measures/yearly-follow-up.ts'

const answers = z.partialRecord(
  z.enum(followUpQuestions),
  z.string().check(z.trim(), z.maxLength(longestFollowUpAnswer)),
)

export const followUpToSave = z.strictObject({
  answers,
  /** As it was read: when somebody else was quicker, nothing is written. 0 where nothing has been saved. */
  version: seenVersion(0),
})
