import type { Language } from '#core/languages.ts'
import { isKnownBrowser } from '#server/identity/sessions/known-browser-repository.ts'
import { asIdentity, type IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { secondsToNextWindow, takeAttempt } from '#server/platform/limits/attempt-repository.ts'
import { networkOf, widerNetworkOf } from '#server/platform/net/network-of.ts'
import { soundSignInAlarm } from './count-guess.ts'
import { hashOf } from './secret.ts'
import { holdCodesOf, insertSignInCode } from './sign-in-code-repository.ts'
import { codeLifetime, codesPerHour } from './sign-in-limits.ts'

export type CodeWish = {
  /** Lower case. */
  readonly email: string
  readonly language: Language
  readonly returnTo?: string
  readonly ip: string
  /** The secret of the browser that asks: the mailed link signs in only there. */
  readonly asking: string
  /** The browser's secret, by which accounts recognise it. */
  readonly browser: string
  /** The person whose address the code proves; such a code signs nobody in. */
  readonly forPerson?: string
  /** Which of the two addresses it proves, where the account's own address changes; undefined for a private address. */
  readonly changes?: 'from' | 'to'
}

/** Replaces a network's key where the request was not counted: its use gives nothing back. */
const notCounted = Buffer.alloc(0)

/** Thrown to roll the transaction back: a refused request stores nothing. */
class Full extends Error {
  readonly what: 'network' | 'all'
  constructor(what: 'network' | 'all') {
    super(what)
    this.what = what
  }
}

/**
 * Enqueues an e-mail with a code. It never looks whether the address has an account, so nothing can reveal it: the first used code
 * creates the account. An address that has had its codes for this hour gets the same row and the same job; only the e-mail
 * is left out. A browser that the account knows has a quota of its own, so that strangers cannot use up the owner's.
 * @throws Refusal `too-many-requests` by network, or when all networks together ask too much.
 */
export async function requestSignInCode(deps: Deps, wish: CodeWish): Promise<void> {
  const now = deps.clock()
  try {
    await asIdentity(deps.pools.identity, (tx) => askIn(tx, deps, wish, now))
  } catch (error) {
    if (!(error instanceof Full)) throw error
    if (error.what === 'all') await soundSignInAlarm(deps, 'codes')
    throw new Refusal('too-many-requests', { retryAfter: secondsToNextWindow(now) })
  }
}

async function askIn(tx: IdentityTransaction, deps: Deps, wish: CodeWish, now: Date): Promise<void> {
  const { keys, queue } = deps
  const { email, ip } = wish
  const wider = widerNetworkOf(ip)
  const networkKey = keys.attemptKey('codes from network', networkOf(ip))
  const widerKey = keys.attemptKey('codes from wider network', wider)
  const take = (key: Buffer, limit: number) => takeAttempt(tx, { key, now, limit })

  await holdCodesOf(tx, email)
  const known = await isKnownBrowser(tx, { email, token: wish.browser })
  let mayMail: boolean
  if (known) {
    mayMail = await take(keys.attemptKey('codes to browser', wish.browser), codesPerHour.knownBrowser)
  } else {
    if (!(await take(networkKey, codesPerHour.network))) throw new Full('network')
    if (!(await take(widerKey, codesPerHour.wider))) throw new Full('network')
    const fromHere = keys.attemptKey('codes to address from network', `${email} ${wider}`)
    const hasRoom = await take(fromHere, codesPerHour.addressFromNetwork)
    // Counted in any case, so that the work is the same; a caller that hammers uses up only its own quota.
    mayMail = await take(keys.attemptKey('codes to address', email), hasRoom ? codesPerHour.address : 0)
  }
  const id = deps.newId()
  await insertSignInCode(tx, {
    id,
    email,
    language: wish.language,
    returnTo: wish.returnTo ?? null,
    withheld: !mayMail,
    browserHash: hashOf(wish.asking),
    networkKey: known ? notCounted : networkKey,
    widerNetworkKey: known ? notCounted : widerKey,
    forPerson: wish.forPerson ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + codeLifetime),
  })
  const { changes } = wish
  await queue.enqueue(tx, 'send-sign-in-code', { codeId: id, ...(changes === undefined ? {} : { changes }) })
  // Last, because all requests wait for this row.
  if (!known && !(await take(keys.attemptKey('codes', 'all'), codesPerHour.all))) throw new Full('all')
}
