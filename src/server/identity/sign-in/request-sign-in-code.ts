import type { Language } from '#core/languages.ts'
import { isKnownBrowser } from '#server/identity/sessions/known-browser-repository.ts'
import { asIdentity, type IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { secondsToNextWindow, takeAttempt } from '#server/platform/limits/attempt-repository.ts'
import { networkOf, widerNetworkOf } from '#server/platform/net/network-of.ts'
import { hashOf } from './secret.ts'
import { soundSignInAlarm } from './sign-in-alarm.ts'
import { holdCodesOf, insertSignInCode } from './sign-in-code-repository.ts'
import { codeLifetime, codesPerHour } from './sign-in-limits.ts'

export type CodeWish = {
  /** Lower case. */
  readonly email: string
  readonly language: Language
  readonly returnTo?: string
  readonly ip: string
  /** The secret of the browser that asks: only there the mailed link signs in. */
  readonly asking: string
  /** What the browser is known by to the accounts that were opened in it. */
  readonly browser: string
  /** The code shall prove an address of this person, and sign nobody in. */
  readonly forPerson?: string
  /** Which of the two it proves, where the account's own address changes; otherwise it is a private one. */
  readonly changes?: 'from' | 'to'
}

/** In the place of a network's key: nothing is to be given back when the code has been used. */
const notCounted = Buffer.alloc(0)

/** A refused request leaves nothing behind: what the transaction has done is taken back. */
class Full extends Error {
  readonly what: 'network' | 'all'
  constructor(what: 'network' | 'all') {
    super(what)
    this.what = what
  }
}

/**
 * Puts a code in the mail. Whether the address has an account is not even asked, so nothing can tell: an account comes
 * into being when its first code is used. An address that has had its codes for this hour gets the same row and the
 * same job as any other; only the mail is left out. A browser that the account knows has codes of its own, so that
 * nobody uses up those of its owner.
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
    // Asked in any case, so that the work is the same; a caller that hammers uses up no more than their own.
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
