import { Secret, TOTP } from 'otpauth'
import { stepSeconds, stepsAside } from '#server/identity/sign-in/sign-in-limits.ts'

/** RFC 4226 recommends 160 bits. */
const secretBytes = 20

export const newAuthenticatorSecret = (): Buffer => Buffer.from(new Secret({ size: secretBytes }).buffer)

const totp = (secret: Buffer) =>
  new TOTP({ secret: new Secret({ buffer: new Uint8Array(secret).buffer }), period: stepSeconds })

/** The set-up of an authenticator app: a text to type, and the address in a QR code. */
export function describeAuthenticator(
  secret: Buffer,
  { brand, email }: { readonly brand: string; readonly email: string },
): { readonly key: string; readonly address: string } {
  const shown = new TOTP({ issuer: brand, label: email, secret: totp(secret).secret, period: stepSeconds })
  return { key: shown.secret.base32, address: shown.toString() }
}

/** The time step of a code, counted since 1970; null for a wrong code. otpauth compares in constant time. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: stepsAside })
  return delta === null ? null : Math.floor(now.getTime() / (stepSeconds * 1000)) + delta
}
