import { z } from 'zod'
import { refusableKinds } from '#core/mail/refusable-kinds.ts'
import { language } from '../language.ts'

const kind = z.enum(refusableKinds)

/** The token of an unsubscribe link; any unknown token gets the same response, whatever its form. */
const token = z.string().min(1).max(300)

/** `lang`: the language of the e-mail with the link. */
export const unsubscribeQuery = z.strictObject({ token, lang: language.optional() })
export const unsubscribeReading = z.strictObject({ token })
export const unsubscribeChange = z.strictObject({ token, refused: z.boolean() })

/** One kind of mail to one address, and whether it is switched off. The address is not returned. */
export const mailChoice = z.object({ kind, refused: z.boolean() })
export type MailChoice = z.infer<typeof mailChoice>

/** Every kind that can be switched off, in the order they are shown. */
export const mailChoices = z.object({ kinds: z.array(mailChoice) })
export type MailChoices = z.infer<typeof mailChoices>

const kinds = z.array(kind).max(refusableKinds.length)

/**
 * The kinds to switch off; all others are on. A kind left as it was `shown` keeps its present state, which the link of an e-mail may have
 * changed since.
 */
export const mailChoicesChange = z.strictObject({ refused: kinds, shown: kinds.optional() })
