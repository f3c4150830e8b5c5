import * as z from 'zod/mini'
import { emailForm, longestEmail } from '#core/mail/email-address.ts'

/** No line breaks or other control characters: safe in the header of an e-mail. */
export const oneLine = z.regex(/^\P{Cc}*$/u)

/** An address as written, without spaces at its ends. */
export const writtenEmail = z.string().check(z.trim(), z.maxLength(longestEmail), z.regex(emailForm))

/** The address of an account: in small letters, so that one address is one account. */
export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(longestEmail), z.regex(emailForm))
