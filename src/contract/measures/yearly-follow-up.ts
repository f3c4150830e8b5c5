import { z } from 'zod/mini'
import { seenVersion } from '#contract/seen-version.ts'
import { followUpQuestions, longestFollowUpAnswer } from '#core/measures/yearly-follow-up.ts'

const answers = z.partialRecord(
  z.enum(followUpQuestions),
  z.string().check(z.trim(), z.maxLength(longestFollowUpAnswer)),
)

export const followUpToSave = z.strictObject({
  answers,
  /** The version that was read: the change is refused if somebody else has changed it since. 0 where nothing has been saved. */
  version: seenVersion(0),
})
