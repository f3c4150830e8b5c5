import { givePasskeyToPrivate } from '#server/identity/passkeys/passkey-repository.ts'
import { type PasskeyProof, provenPasskey } from '#server/identity/passkeys/prove-passkey.ts'
import { type NewSession, sessionEnd } from '#server/identity/sessions/session.ts'
import {
  type HeldSession,
  holdSession,
  noteSecondFactor,
  renewToken,
} from '#server/identity/sessions/session-repository.ts'
import { hashOf, newSecret } from '#server/identity/sign-in/secret.ts'
import { factorTriesPerHour, recoveryTriesPerHour } from '#server/identity/sign-in/sign-in-limits.ts'
import { noteFailedSignIn } from '#server/platform/audit/audit-repository.ts'
import { asIdentity, type IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import {
  forgetAttempts,
  secondsToNextWindow,
  takeAttempt,
} from '#server/platform/limits/attempt-repository.ts'
import { openSecret } from './authenticator.ts'
import { stepOfCode } from './authenticator-codes.ts'
import { recoveryCodeHash } from './recovery-codes.ts'
import {
  findAuthenticator,
  giveAuthenticatorToPrivate,
  takeRecoveryCode,
  takeStep,
} from './second-factor-repository.ts'
import { provenByCode } from './second-factors.ts'
import { tellOfFactor } from './tell-of-factor.ts'

export type FactorProof =
  | { readonly by: 'authenticator'; readonly code: string }
  | { readonly by: 'recovery-code'; readonly code: string }
  | ({ readonly by: 'passkey' } & PasskeyProof)

/**
 * Checks a second factor in a session: a pending one is then signed in, and in any other the person has re-authenticated.
 * Either way the session gets a new token. A wrong code, a used one and a person without an app get the same answer.
 * @throws Refusal `not-signed-in` without a session, `wrong-code`, `passkey-refused`, `too-many-requests`
 */
export async function showSecondFactor(
  deps: Deps,
  given: {
    readonly token: string
    readonly proof: FactorProof
    /** The cookie of the passkey's challenge. */
    readonly cookie: string | null
  },
): Promise<NewSession> {
  const { clock, keys, pools } = deps
  const { token, proof, cookie } = given
  const now = clock()
  // A wrong try must be stored, so the transaction commits and the refusal comes afterwards.
  const outcome = await asIdentity(pools.identity, async (tx) => {
    const session = await holdSession(tx, hashOf(token), now)
    if (session === undefined) return 'not-signed-in'
    const { personId } = session
    // The account, each employer's single sign-on and the private address count tries separately: guesses at work do not lock a person out
    // of their own data.
    const key = keys.attemptKey(`second factor by ${proof.by}`, sideOf(session))
    if (!(await takeAttempt(tx, { key, now, limit: triesPerHour[proof.by] }))) return 'too-many-requests'
    if (!(await takes(tx, deps, { session, proof, cookie, now }))) {
      // No employer's log shows acts in a session of the private address.
      if (!session.private) await noteFailedSignIn(tx, { personId, at: now })
      return refusalOf[proof.by]
    }
    await forgetAttempts(tx, key)
    const expiresAt = sessionEnd(session, now)
    await noteSecondFactor(tx, session.id, { now, expiresAt, factor: proof.by })
    // A new token: a stolen earlier one does not get the new rights.
    const renewed = newSecret()
    await renewToken(tx, session.id, hashOf(renewed))
    return { token: renewed, personId, lasts: expiresAt.getTime() - now.getTime(), waits: false }
  })
  if (outcome === 'too-many-requests') throw new Refusal(outcome, { retryAfter: secondsToNextWindow(now) })
  if (typeof outcome === 'string') throw new Refusal(outcome)
  return outcome
}

const triesPerHour = {
  authenticator: factorTriesPerHour,
  'recovery-code': recoveryTriesPerHour,
  passkey: recoveryTriesPerHour,
} as const

const refusalOf = {
  authenticator: 'wrong-code',
  'recovery-code': 'wrong-code',
  passkey: 'passkey-refused',
} as const

const sideOf = ({ personId, private: isPrivate, organisationId }: HeldSession) =>
  isPrivate ? `${personId} private` : `${personId} ${organisationId ?? ''}`.trim()

type Shown = {
  readonly session: HeldSession
  readonly proof: FactorProof
  readonly cookie: string | null
  readonly now: Date
}

/**
 * Whether the proof is right; uses it up. In a session of the private address, a factor added with the work address counts only where the
 * private one has none. From then on it belongs to the private address, because a reader of that mailbox has shown it.
 */
async function takes(
  tx: IdentityTransaction,
  deps: Deps,
  { session, proof, cookie, now }: Shown,
): Promise<boolean> {
  const { personId, private: isPrivate } = session
  const mayCount = async (factor: { readonly private: boolean }) =>
    !isPrivate || factor.private || (await provenByCode(tx, personId, isPrivate)) === 'all'
  if (proof.by === 'recovery-code') {
    const codeHash = recoveryCodeHash(personId, proof.code)
    if (!(await takeRecoveryCode(tx, { personId, codeHash, onlyPrivate: isPrivate }))) return false
    await tellOfFactor(tx, deps, { personId, news: 'recovery-code-used' })
    return true
  }
  if (proof.by === 'passkey') {
    const passkey = await provenPasskey(tx, deps, { proof, cookie, now })
    if (passkey?.personId !== personId || !(await mayCount(passkey))) return false
    if (isPrivate) await givePasskeyToPrivate(tx, passkey.id)
    return true
  }
  const app = await findAuthenticator({ kysely: tx }, personId)
  if (!app?.confirmedAt || !(await mayCount(app))) return false
  const step = stepOfCode(await openSecret(deps, personId, app.sealedSecret), proof.code, now)
  if (step === null || !(await takeStep(tx, { personId, step, now }))) return false
  if (isPrivate) await giveAuthenticatorToPrivate(tx, personId)
  return true
}
