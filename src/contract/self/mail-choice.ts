import { z } from 'zod'
import { refusableKinds } from '#core/mail/refusable-kinds.ts'
import { language } from '../language.ts'

const kind = z.enum(refusableKinds)

/** The token of an unsubscribe link; one that nobody made is answered as unknown, whatever it looks like. */
const token = z.string().min(1).max(300)

/** `lang`: of the mail that it was in. */
export const unsubscribeQuery = z.strictObject({ token, lang: language.optional() })
export const unsubscribeReading = z.strictObject({ token })
export const unsubscribeChange = z.strictObject({ token, refused: z.boolean() })

/** One kind of mail to one address, and whether it is switched off. The address is not said. */
export const mailChoice = z.object({ kind, refused: z.boolean() })
export type MailChoice = z.infer<typeof mailChoice>

/** Every kind that can be switched off, in the order they are shown. */
export const mailChoices = z.object({ kinds: z.array(mailChoice) })
export type MailChoices = z.infer<typeof mailChoices>

const kinds = z.array(kind).max(refusableKinds.length)

/** The kinds that are to be off; all others are on. What is as it was `shown` stays as it has become since, by the link of an e-mail. */
export const mailChoicesChange = z.strictObject({ refused: kinds, shown: kinds.optional() })
