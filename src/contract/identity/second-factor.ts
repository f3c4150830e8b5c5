import { z } from 'zod'

/** Six digits, with a space where the app shows one. */
export const authenticatorCode = z
  .string()
  .trim()
  .max(16)
  .regex(/^(?:\d[\s\u2010-\u2015-]*){6}$/)
  .transform((code) => code.replaceAll(/\D/g, ''))

const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/)

/** What a passkey has signed (WebAuthn, AuthenticatorAssertionResponse), base64url. */
const passkeyAssertion = z.strictObject({
  /** The id of the credential; WebAuthn allows 1023 bytes. */
  id: base64url(1400),
  clientDataJson: base64url(4000),
  authenticatorData: base64url(4000),
  signature: base64url(4000),
  userHandle: base64url(100),
})

/** A challenge for one browser, valid once and for ten minutes. */
export const passkeyChallenge = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})

export const passkeySignIn = passkeyAssertion

/** As WebAuthn has it (PublicKeyCredentialCreationOptionsJSON). */
export const passkeyOptions = z.looseObject({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
})

export const passkeyToAdd = z.strictObject({
  /** The name that I give it. */
  name: z.string().trim().min(1).max(60),
  id: base64url(1400),
  clientDataJson: base64url(4000),
  attestationObject: base64url(16_000),
  transports: z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10),
})

/** Only the first second factor comes with recovery codes, and they are returned only once. */
export const addedPasskey = z.object({ recoveryCodes: z.array(z.string()).nullable() })

export const factorProof = z.discriminatedUnion('by', [
  passkeyAssertion.extend({ by: z.literal('passkey') }),
  z.strictObject({ by: z.literal('authenticator'), code: authenticatorCode }),
  z.strictObject({ by: z.literal('recovery-code'), code: z.string().trim().min(16).max(40) }),
])

/** A key to type into an authenticator app, and the address with it for a QR code. Returned only once. */
export const authenticatorSetUp = z.object({ key: z.string(), address: z.string() })

export const authenticatorConfirmation = z.strictObject({ code: authenticatorCode })

/** Returned only once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const factor = z.object({
  addedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** False for a factor that was added with the work address, beside a private one: it counts at work, but not for my own data. */
  forOwn: z.boolean(),
})

export const secondFactors = z.object({
  authenticator: factor.nullable(),
  passkeys: z.array(factor.extend({ id: z.string(), name: z.string() })),
  recoveryCodesLeft: z.int(),
  /** Changes with every new set of codes, and when a code is used: a request for new codes names it. */
  recoveryCodesId: z.string(),
})
export type SecondFactors = z.infer<typeof secondFactors>

/**
 * The result of signing in by a mailed code. `secondFactor`: the session opens nothing before a second factor; `passkey`:
 * that may be a passkey instead of a code of the app.
 */
export const signedIn = z.object({
  secondFactor: z.literal('required').optional(),
  passkey: z.boolean().optional(),
})
