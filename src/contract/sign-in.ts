import { z } from 'zod'
import { language } from './language.ts'

const email = z.string().trim().toLowerCase().max(254).pipe(z.email())

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

export const signInRequest = z.strictObject({
  email,
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/),
})

export const empty = z.strictObject({})
