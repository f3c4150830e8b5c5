import * as z from 'zod/mini'
import { emailForm, longestEmail } from '#core/mail/email-address.ts'

/** No line breaks nor other control characters: what may go into the head of an e-mail. */
export const oneLine = z.regex(/^\P{Cc}*$/u)

/** An address as it was written; spaces at its ends do not count. */
export const writtenEmail = z.string().check(z.trim(), z.maxLength(longestEmail), z.regex(emailForm))

/** The address of an account: in small letters, so that one address is one account. */
export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(longestEmail), z.regex(emailForm))
