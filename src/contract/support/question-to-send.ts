import * as z from 'zod/mini'

/** In characters, of a question and of its reply. */
export const longestQuestion = 2000

const message = z.string().check(z.trim(), z.minLength(10), z.maxLength(longestQuestion))

/** What the sender's browser makes: two random UUIDs without their dashes. */
const secret = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/**
 * An anonymous question as it is sent, and all of it: no name, no attachment. The secret opens the reply; the same secret sent
 * twice is one question. In `zod/mini`, because the browser loads it too.
 */
export const questionToSend = z.strictObject({ secret, message })

export const writtenReply = z.strictObject({ message })
