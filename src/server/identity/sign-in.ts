import { timingSafeEqual } from 'node:crypto'
import {
  forgetAttempts,
  returnAttempt,
  secondsToNextWindow,
  takeAttempt,
} from '#server/db/attempt-repository.ts'
import { asIdentity, type IdentityTransaction } from '#server/db/identity-transaction.ts'
import { findOrCreatePerson, linkMemberships } from '#server/db/person-repository.ts'
import { countWrongTry, deleteCodesOf, holdLiveCode } from '#server/db/sign-in-code-repository.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { networkOf } from './network-of.ts'
import { type NewSession, startSession } from './session.ts'
import { perHour, triesPerCode } from './sign-in-limits.ts'

export type SignInTry = {
  /** Lower case. */
  readonly email: string
  readonly code: string
  readonly ip: string
  readonly userAgent?: string
}

/**
 * Turns a mailed code into a session; the first time also into an account. The address is proven now, so the person
 * gets the memberships that it has.
 * @throws Refusal `wrong-code` whatever the reason; `too-many-requests` after many wrong ones from one network.
 */
export async function signIn(deps: Deps, given: SignInTry): Promise<NewSession> {
  const now = deps.clock()
  // A wrong try must be remembered, so it ends the transaction well and is refused afterwards.
  const outcome = await asIdentity(deps.pools.identity, (tx) => attemptSignIn(tx, deps, given, now))
  if (outcome === 'too-many') throw new Refusal('too-many-requests', { retryAfter: secondsToNextWindow(now) })
  if (outcome === 'wrong') throw new Refusal('wrong-code')
  return outcome
}

async function attemptSignIn(
  tx: IdentityTransaction,
  deps: Deps,
  { email, code, ip, userAgent }: SignInTry,
  now: Date,
): Promise<NewSession | 'wrong' | 'too-many'> {
  const { keys } = deps
  const guesses = keys.attemptKey('guesses from network', networkOf(ip))
  if (!(await takeAttempt(tx, { key: guesses, now, limit: perHour.guessesPerNetwork }))) return 'too-many'
  const live = await holdLiveCode(tx, { email, now, mostTries: triesPerCode })
  if (live === undefined) return 'wrong'
  if (!isSame(keys.signInCode(live.id), code)) {
    await countWrongTry(tx, live.id)
    return 'wrong'
  }
  await deleteCodesOf(tx, email)
  await returnAttempt(tx, { key: guesses, at: now })
  await returnAttempt(tx, { key: live.network_key, at: live.created_at })
  await forgetAttempts(tx, keys.attemptKey('codes to address', email))
  const personId = await findOrCreatePerson(tx, { id: deps.newId(), email, language: live.language, now })
  await linkMemberships(tx, { personId, email })
  return startSession(tx, deps, { personId, ...(userAgent === undefined ? {} : { userAgent }) })
}

function isSame(expected: string, given: string): boolean {
  const a = Buffer.from(expected)
  const b = Buffer.from(given)
  return a.length === b.length && timingSafeEqual(a, b)
}
