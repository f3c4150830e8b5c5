import type { SignedIn } from '#core/access/actor.ts'
import { describeDevice } from '#server/identity/sessions/describe-device.ts'
import { forgetBrowsersOf, seeBrowser } from '#server/identity/sessions/known-browser-repository.ts'
import { deleteOtherSessions, markSessionsPrivate } from '#server/identity/sessions/session-repository.ts'
import { countGuess, refusalOfGuess } from '#server/identity/sign-in/count-guess.ts'
import { hashOf, isRightCode } from '#server/identity/sign-in/secret.ts'
import {
  countWrongTry,
  deleteCodesFor,
  holdCodeFor,
} from '#server/identity/sign-in/sign-in-code-repository.ts'
import { triesPerCode } from '#server/identity/sign-in/sign-in-limits.ts'
import { holdPerson } from '#server/platform/db/hold.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { secondsToNextWindow } from '#server/platform/limits/attempt-repository.ts'
import { removeOwnFeed } from '#server/self/calendar-feed/own-calendar-feed.ts'
import { carryRefusals, findMailAddresses } from './own-mail-addresses.ts'
import {
  holdAddress,
  type PrivateAddress,
  readPrivateAddress,
  storePrivateAddress,
} from './private-address-repository.ts'

type Proof = {
  readonly personId: string
  /** Lower case. */
  readonly email: string
  readonly code: string
  readonly ip: string
  /** Of the session in which it is proven: from now on that one opens own results, and no other does. */
  readonly token: string
  /** What the browser is known by, from now on to the private address too. */
  readonly browser: string
  readonly userAgent?: string
}

/**
 * From now on own results open with this address alone. Whether it belongs to another account is told only to anyone
 * who has proven that they read its mail. The account's own address hears that there is one, for the person who reads
 * that mailbox could be the first to add theirs.
 * @throws Refusal `wrong-code`, `address-in-use`, `too-many-requests`
 */
export async function provePrivateAddress(deps: Deps, proof: Proof): Promise<void> {
  const { keys, clock, newId, pools, queue } = deps
  const { personId, email, ip, token, browser } = proof
  const now = clock()
  const before = await findMailAddresses(deps, personId)
  const outcome = await asIdentity(pools.identity, async (tx) => {
    await holdPerson(tx, personId)
    const code = await holdCodeFor(tx, { email, personId })
    const live = code !== undefined && code.expiresAt > now && code.tries < triesPerCode ? code : null
    if (live === null || !isRightCode(keys, live.id, proof.code)) {
      if (live !== null) await countWrongTry(tx, live.id, 'here')
      return refusalOfGuess(await countGuess(tx, keys, { email, ip, now }))
    }
    await deleteCodesFor(tx, personId)
    if (!(await storePrivateAddress(tx, { personId, email, now }))) return 'address-in-use'
    await markSessionsPrivate(tx, { personId, tokenHash: hashOf(token) })
    // Those of another one that was there before are strangers to this.
    await forgetBrowsersOf(tx, { personId, onlyPrivate: true })
    const device = describeDevice(proof.userAgent)
    await seeBrowser(tx, { id: newId(), personId, token: browser, isPrivate: true, device, now })
    const news = { newsId: newId(), personId, at: now.toISOString() }
    await queue.enqueue(tx, 'send-private-address-notice', news)
    return null
  })
  if (outcome === 'too-many-requests') {
    throw new Refusal(outcome, { retryAfter: secondsToNextWindow(now) })
  }
  if (outcome !== null) throw new Refusal(outcome)
  // Nothing that the work address has opened stays open: an address of the calendar made before could be known there.
  if (before?.own === before?.work) await removeOwnFeed(deps, personId)
  if (before !== null) await carryRefusals(deps, personId, { before, after: { ...before, own: email } })
}

/** Undefined for anyone who was never asked. */
export function privateAddressOf(deps: Pick<Deps, 'pools'>, personId: string): Promise<PrivateAddress> {
  return readPrivateAddress(deps.pools.identity, personId)
}

/** Whether somebody has signed in with a private address: then what was added with the other one does not count. */
export async function isOfPrivateAddress(
  deps: Pick<Deps, 'pools'>,
  { personId, opensOwn }: Pick<SignedIn, 'personId' | 'opensOwn'>,
): Promise<boolean> {
  return opensOwn && (await privateAddressOf(deps, personId))?.email != null
}

/**
 * "No thanks", and also taking it away again: then the account's own address opens everything, and everybody who is signed in by the other
 * one elsewhere is not any more.
 * @param addedAt when the one that is meant was added, or `none`: the same request again, after another one was added, leaves that one
 * @throws Refusal `reauthentication-required` where there is one to take away
 */
export async function leavePrivateAddress(
  deps: Deps,
  {
    personId,
    token,
    reauthenticated,
    addedAt,
  }: Pick<Proof, 'personId' | 'token'> & {
    readonly reauthenticated: boolean
    readonly addedAt?: string | undefined
  },
): Promise<void> {
  const now = deps.clock()
  const before = await findMailAddresses(deps, personId)
  const isLeft = await asIdentity(deps.pools.identity, async (tx) => {
    await holdPerson(tx, personId)
    const kept = await readPrivateAddress({ kysely: tx }, personId)
    const shown = kept?.email ? kept.answeredAt.toISOString() : 'none'
    if (addedAt !== undefined && addedAt !== shown) return false
    if (kept?.email && !reauthenticated) throw new Refusal('reauthentication-required')
    // Of this and a sign-in by its code one waits: the session is there to be ended, or the address is nobody's.
    if (kept?.email) await holdAddress(tx, kept.email)
    await storePrivateAddress(tx, { personId, email: null, now })
    if (kept?.email) await deleteOtherSessions(tx, { personId, onlyPrivate: true, tokenHash: hashOf(token) })
    await forgetBrowsersOf(tx, { personId, onlyPrivate: true })
    return true
  })
  if (!isLeft || before === null || before.own === before.work) return
  await carryRefusals(deps, personId, { before, after: { ...before, own: before.work } })
}
