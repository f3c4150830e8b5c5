import * as z from 'zod/mini'

/** In characters, of a question and of its reply. */
export const longestQuestion = 2000

const message = z.string().check(z.trim(), z.minLength(10), z.maxLength(longestQuestion))

/** Made by the sender's browser: two random UUIDs without their dashes. */
const secret = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/**
 * The complete request of an anonymous question: no name, no attachment. The secret opens the reply; a secret sent twice
 * makes one question. In `zod/mini`, because the browser loads it too.
 */
export const questionToSend = z.strictObject({ secret, message })

export const writtenReply = z.strictObject({ message })
