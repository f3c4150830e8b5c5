import { z } from 'zod'
import { language } from '../language.ts'
import { email } from '../mail-text.ts'

/** Where to go after signing in: a path of this site that begins with exactly one slash (a browser reads `/\t/` as two). */
const returnTo = z
  .string()
  .max(512)
  .regex(/^\/(?!\/)[^\\\s]*$/)
  .optional()

export const signInCodeRequest = z.strictObject({
  email,
  language,
  returnTo,
  /** Asks for a code although the address could sign in by single sign-on. */
  codeAnyway: z.boolean().optional(),
})

/**
 * The answer depends only on the domain of the address: the organisation whose single sign-on it has (then no mail is sent,
 * unless a code was asked for), and nothing for any other address, known or not.
 */
export const signInCodeAnswer = z.object({ singleSignOn: z.string().optional() })

export const signOnRequest = z.strictObject({
  email,
  language,
  returnTo,
  /** Asks the identity provider to let the person choose an account, after the present one was refused. */
  otherAccount: z.boolean().optional(),
})

/** Where to send the browser: an address at the employer's identity provider. */
export const signOnStarted = z.object({ address: z.string() })

/** Eight digits, with spaces and hyphens anywhere: the mail shows 1234 5678. */
export const mailedCode = z
  .string()
  .trim()
  .max(32)
  .regex(/^(?:\d[\s\u2010-\u2015-]*){8}$/)

export const signInRequest = z.strictObject({
  email,
  code: mailedCode,
  /** The person opened the mailed link. It signs in only in the browser that asked for it. */
  byLink: z.boolean().optional(),
})

export const empty = z.object({})
