import {
  findPersonByPrivateAddress,
  holdAddress,
} from '#server/identity/addresses/private-address-repository.ts'
import { provenByCode } from '#server/identity/factors/second-factors.ts'
import { findOrCreatePerson, linkMemberships } from '#server/identity/person-repository.ts'
import { describeDevice } from '#server/identity/sessions/describe-device.ts'
import { seeBrowser } from '#server/identity/sessions/known-browser-repository.ts'
import { type NewSession, startSession } from '#server/identity/sessions/session.ts'
import { asIdentity, type IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import {
  forgetAttempts,
  returnAttempt,
  secondsToNextWindow,
} from '#server/platform/limits/attempt-repository.ts'
import { widerNetworkOf } from '#server/platform/net/network-of.ts'
import { countGuess, refusalOfGuess, returnGuess, soundSignInAlarm } from './count-guess.ts'
import { hashOf, isRightCode } from './secret.ts'
import {
  countWrongTry,
  deleteCodesOf,
  holdCodesOf,
  holdNewestCode,
  type SignInCodeRow,
} from './sign-in-code-repository.ts'
import { triesPerCode } from './sign-in-limits.ts'

export type SignInTry = {
  /** Lower case. */
  readonly email: string
  /** Eight digits, whatever people put between them. */
  readonly code: string
  /** True for the mailed link; false for a typed code. */
  readonly byLink: boolean
  readonly ip: string
  readonly userAgent?: string
  /** The secret that the browser got when it requested a code; null when it requested none. */
  readonly asking: string | null
  /** The browser's secret, by which accounts recognise it. */
  readonly browser: string
}

export type SessionByCode = NewSession & {
  /** Whether the code went to the private address. */
  readonly isPrivate: boolean
}

type Outcome = SessionByCode | 'wrong' | 'other-browser' | 'too-many' | 'braked'

/**
 * Turns a mailed code into a session; the first time also into an account. The code proves the address, so the person
 * gets its memberships. The link works only in the browser that requested it, so that nobody is lured into somebody else's
 * account by a link. A code may be typed in other browsers too; wrong tries there have a count of their own, apart from that
 * of the browser that requested it.
 * @throws Refusal `wrong-code` whatever the reason; `other-browser` for a link that was requested elsewhere;
 *   `too-many-requests` after many wrong ones.
 */
export async function signIn(deps: Deps, given: SignInTry): Promise<SessionByCode> {
  const now = deps.clock()
  // A wrong try must be stored, so the transaction commits and the refusal comes afterwards.
  const outcome = await asIdentity(deps.pools.identity, (tx) => attemptSignIn(tx, deps, given, now))
  if (outcome === 'braked') await soundSignInAlarm(deps, 'guesses')
  if (outcome === 'braked' || outcome === 'too-many') {
    throw new Refusal('too-many-requests', { retryAfter: secondsToNextWindow(now) })
  }
  if (outcome === 'wrong') throw new Refusal('wrong-code')
  if (outcome === 'other-browser') throw new Refusal('other-browser')
  return outcome
}

async function attemptSignIn(
  tx: IdentityTransaction,
  deps: Deps,
  given: SignInTry,
  now: Date,
): Promise<Outcome> {
  const { keys } = deps
  const { email, ip } = given
  await holdCodesOf(tx, email)
  const own = await ownCode(tx, given)
  if (given.byLink && own === undefined) return 'other-browser'
  const where = own === undefined ? 'elsewhere' : 'here'
  const newest = own ?? (await holdNewestCode(tx, { email, browserHash: null }))
  const tries = (where === 'here' ? newest?.tries : newest?.triesElsewhere) ?? 0
  const live = newest !== undefined && newest.expiresAt > now && tries < triesPerCode ? newest : null
  const isRight = live !== null && isRightCode(keys, live.id, given.code)

  // Accepted whatever the counters say: strangers' guesses do not lock out a person with the e-mail.
  if (isRight && where === 'here' && tries === 0) return enter(tx, deps, given, { code: live, now })
  const tried = live?.id ?? deps.newId()
  if (!isRight) await countWrongTry(tx, tried, where)
  const full = await countGuess(tx, keys, { email, ip, now })
  // The same work without a code: otherwise the time of a refusal would show that somebody is signing in just now.
  if (!isRight && full === null) {
    const failed = { codeId: tried, at: now.toISOString() }
    await deps.queue.enqueue(tx, 'note-failed-sign-in', failed, { key: tried })
  }
  if (full === 'all') return 'braked'
  if (refusalOfGuess(full) === 'too-many-requests') return 'too-many'
  if (full !== null || !isRight) return 'wrong'
  await returnGuess(tx, keys, { email, ip, now })
  return enter(tx, deps, given, { code: live, now })
}

const ownCode = async (tx: IdentityTransaction, { email, asking }: SignInTry) =>
  asking === null ? undefined : holdNewestCode(tx, { email, browserHash: hashOf(asking) })

async function enter(
  tx: IdentityTransaction,
  deps: Deps,
  { email, ip, userAgent, browser }: SignInTry,
  { code, now }: { readonly code: SignInCodeRow; readonly now: Date },
): Promise<SessionByCode> {
  const { keys } = deps
  const asked = code.createdAt
  await deleteCodesOf(tx, email)
  await forgetAttempts(tx, keys.attemptKey('codes to address from network', `${email} ${widerNetworkOf(ip)}`))
  for (const key of [
    keys.attemptKey('codes to address', email),
    keys.attemptKey('codes to browser', browser),
  ]) {
    await forgetAttempts(tx, key)
  }
  await holdAddress(tx, email)
  const owner = await findPersonByPrivateAddress(tx, email)
  const wanted = { id: deps.newId(), email, language: code.language, now }
  const personId = owner ?? (await findOrCreatePerson(tx, wanted))
  // No organisation's list holds a private address: memberships follow the account's own.
  if (owner === null) await linkMemberships(tx, { personId, email })
  const browserId = deps.newId()
  const device = describeDevice(userAgent)
  const isPrivate = owner !== null
  const isNew = await seeBrowser(tx, { id: browserId, personId, token: browser, isPrivate, device, now })
  if (isNew) await deps.queue.enqueue(tx, 'send-new-browser-notice', { browserId })
  const begun = await startSession(tx, deps, {
    personId,
    isPrivate,
    proven: await provenByCode(tx, personId, isPrivate),
    ...(userAgent === undefined ? {} : { userAgent }),
  })
  const session = { ...begun, isPrivate }
  // A request from a known browser was not counted.
  if (code.networkKey.length === 0) return session
  for (const key of [code.networkKey, code.widerNetworkKey, keys.attemptKey('codes', 'all')]) {
    await returnAttempt(tx, { key, at: asked })
  }
  return session
}
