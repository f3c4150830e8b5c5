import { newSecret } from '#server/identity/sign-in/secret.ts'
import { challengeLifetime } from '#server/identity/sign-in/sign-in-limits.ts'
import type { IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { takeAttempt } from '#server/platform/limits/attempt-repository.ts'

/** The purpose of a challenge: to sign in or show a factor, or to add a passkey to one person's account. */
export type ChallengePurpose = 'sign-in' | `add ${string}`

export type NewChallenge = {
  /** For the browser that asked. */
  readonly cookie: string
  /** The bytes that the passkey signs, base64url. */
  readonly challenge: string
}

/** Makes a challenge without writing to the database, so that requests for challenges cost it nothing. */
export function newChallenge(
  { clock, keys }: Pick<Deps, 'clock' | 'keys'>,
  purpose: ChallengePurpose,
): NewChallenge {
  const cookie = `${clock().getTime().toString(36)}.${newSecret()}`
  return { cookie, challenge: keys.passkeyChallenge(cookie, purpose).toString('base64url') }
}

const cookieForm = /^([0-9a-z]{1,10})\.[\w-]{43}$/

/** Uses up this browser's challenge for this purpose; null when it is too old, was used, or does not exist. */
export async function takeChallenge(
  tx: IdentityTransaction,
  { clock, keys }: Pick<Deps, 'clock' | 'keys'>,
  { cookie, purpose }: { readonly cookie: string | null; readonly purpose: ChallengePurpose },
): Promise<string | null> {
  const now = clock()
  const [, given] = cookieForm.exec(cookie ?? '') ?? []
  if (cookie === null || given === undefined) return null
  const age = now.getTime() - Number.parseInt(given, 36)
  if (age < 0 || age > challengeLifetime) return null
  // Kept for at least an hour, which is longer than a challenge is valid.
  const key = keys.attemptKey('passkey challenge', cookie)
  if (!(await takeAttempt(tx, { key, now, limit: 1 }))) return null
  return keys.passkeyChallenge(cookie, purpose).toString('base64url')
}
