import { z } from 'zod'
import { language } from './language.ts'
import { email } from './mail-text.ts'

/** The answer to this is always 202 with an empty object, known address or not. */
export const signInCodeRequest = z.strictObject({
  email,
  language,
  /** Where to go on after signing in: a path of this site, opening with one slash (a browser reads `/\t/` as two). */
  returnTo: z
    .string()
    .max(512)
    .regex(/^\/(?!\/)[^\\\s]*$/)
    .optional(),
})

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

export const empty = z.strictObject({})
