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
  /** The token of the session that proves it: from now on only this session opens own results. */
  readonly token: string
  /** The browser's secret: from now on the private address recognises the browser too. */
  readonly browser: string
  readonly userAgent?: string
}

/**
 * Adds a proven private address: from now on only sessions with it open own results. Only a person who has proven that they read its
 * mail learns whether it belongs to another account. The account's own address gets an e-mail, because another reader of
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
    // Browsers of an earlier private address are unknown to this one.
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
  // Nothing opened with the work address stays open: its readers may know the address of an earlier calendar feed.
  if (before?.own === before?.work) await removeOwnFeed(deps, personId)
  if (before !== null) await carryRefusals(deps, personId, { before, after: { ...before, own: email } })
}

/** Undefined where the person was never asked. */
export function privateAddressOf(deps: Pick<Deps, 'pools'>, personId: string): Promise<PrivateAddress> {
  return readPrivateAddress(deps.pools.identity, personId)
}

/** Whether the session is one of a private address; then second factors added with the work address do not count. */
export async function isOfPrivateAddress(
  deps: Pick<Deps, 'pools'>,
  { personId, opensOwn }: Pick<SignedIn, 'personId' | 'opensOwn'>,
): Promise<boolean> {
  return opensOwn && (await privateAddressOf(deps, personId))?.email != null
}

/**
 * Declines or removes a private address: then the account's own address opens everything, and all other sessions of the private
 * one end.
 * @param addedAt when the page's private address was added, or `none`. A late repetition leaves a newer private address alone
 * @throws Refusal `reauthentication-required` where there is one to remove
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
    // Waits for a sign-in by its code, or the other way round: that session exists and ends, or the code opens no private address.
    if (kept?.email) await holdAddress(tx, kept.email)
    await storePrivateAddress(tx, { personId, email: null, now })
    if (kept?.email) await deleteOtherSessions(tx, { personId, onlyPrivate: true, tokenHash: hashOf(token) })
    await forgetBrowsersOf(tx, { personId, onlyPrivate: true })
    return true
  })
  if (!isLeft || before === null || before.own === before.work) return
  await carryRefusals(deps, personId, { before, after: { ...before, own: before.work } })
}
