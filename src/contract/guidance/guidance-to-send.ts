import * as z from 'zod/mini'
import { guidanceLimits, guidanceTerms } from '#core/guidance/guidance.ts'
import { oneLine } from '../mail-text.ts'

/** Plain text of a message: no file, no markup. In `zod/mini`, because the browser loads it too. */
export const messageText = z.string().check(z.trim(), z.minLength(1), z.maxLength(guidanceLimits.message))

/** Lines of a participant's lasting plan, or lines that a guide proposes to it. */
export const planLines = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(guidanceLimits.line), oneLine))
  .check(z.maxLength(guidanceLimits.lines))

export const guidanceToBegin = z.strictObject({
  guideId: z.uuid(),
  /** What the guide calls the participant. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(guidanceLimits.name), oneLine),
  /** The version of the terms that the participant has read and consented to. */
  terms: z.literal(guidanceTerms),
})

/** A message with its guidance and the guide it was written to: no other guide gets it. */
export const messageToSend = z.strictObject({ text: messageText, guidanceId: z.uuid(), guideId: z.uuid() })

export const answerToSend = z.strictObject({
  text: messageText,
  /** The last message that the writer has seen, null for an empty thread. The message is refused if an answer has come since. */
  seen: z.nullable(z.uuid()),
  proposal: z.optional(planLines),
  letter: z.optional(z.boolean()),
})
