import { z } from 'zod'

/** Six digits, with a space where the app shows one. */
export const authenticatorCode = z
  .string()
  .trim()
  .max(16)
  .regex(/^(?:\d[\s\u2010-\u2015-]*){6}$/)
  .transform((code) => code.replaceAll(/\D/g, ''))

export const factorProof = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('authenticator'), code: authenticatorCode }),
  z.strictObject({ by: z.literal('recovery-code'), code: z.string().trim().min(16).max(40) }),
])

/** A key to type into an authenticator app, and the same as the address in a QR code. Told once. */
export const authenticatorSetUp = z.strictObject({ key: z.string(), address: z.string() })

export const authenticatorConfirmation = z.strictObject({ code: authenticatorCode })

/** Told once. */
export const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })

export const secondFactors = z.strictObject({
  authenticator: z
    .strictObject({ addedAt: z.iso.datetime(), lastUsedAt: z.iso.datetime().nullable() })
    .nullable(),
  recoveryCodesLeft: z.int(),
})
export type SecondFactors = z.infer<typeof secondFactors>

/** Signed in by a mailed code; `secondFactor` says that the session opens nothing before a second factor has been shown. */
export const signedIn = z.strictObject({ secondFactor: z.literal('required').optional() })
