import { z } from 'zod'
import { inEachLanguage } from '#core/languages.ts'

/** A question that a customer asks in its own words in one round, answered with the instrument's answers from "never" to "always". */
export const ownQuestionView = z.object({
  /** Equal for equal words in another round. */
  id: z.string(),
  text: z.object(inEachLanguage(() => z.string())),
})
export type OwnQuestionView = z.infer<typeof ownQuestionView>
