import { z } from 'zod'
import { language } from '../language.ts'
import { email } from '../mail-text.ts'

/** Where to go on after signing in: a path of this site, opening with one slash (a browser reads `/\t/` as two). */
const returnTo = z
  .string()
  .max(512)
  .regex(/^\/(?!\/)[^\\\s]*$/)
  .optional()

export const signInCodeRequest = z.strictObject({
  email,
  language,
  returnTo,
  /** A code is wanted although the address could sign in by single sign-on. */
  codeAnyway: z.boolean().optional(),
})

/**
 * The answer follows from the domain of the address alone: the organisation whose single sign-on it has (then nothing is mailed,
 * unless a code is wanted anyway), and nothing for any other, known or not.
 */
export const signInCodeAnswer = z.object({ singleSignOn: z.string().optional() })

export const signOnRequest = z.strictObject({
  email,
  language,
  returnTo,
  /** The provider is to ask which account: the one that it knows has just not been let in. */
  otherAccount: z.boolean().optional(),
})

/** Where to send the browser: an address at the employer's identity provider. */
export const signOnStarted = z.object({ address: z.string() })

/** Eight digits, with spaces and hyphens wherever people put them: it is shown as 1234 5678. */
export const mailedCode = z
  .string()
  .trim()
  .max(32)
  .regex(/^(?:\d[\s\u2010-\u2015-]*){8}$/)

export const signInRequest = z.strictObject({
  email,
  code: mailedCode,
  /** The mailed link was opened. It signs in only in the browser that asked for it. */
  byLink: z.boolean().optional(),
})

export const empty = z.object({})
