import { changeEmail, findReader, linkMemberships, type Reader } from '#server/identity/person-repository.ts'
import { deleteOtherSessions } from '#server/identity/sessions/session-repository.ts'
import { countGuess, refusalOfGuess } from '#server/identity/sign-in/count-guess.ts'
import { type CodeWish, requestSignInCode } from '#server/identity/sign-in/request-sign-in-code.ts'
import { hashOf, isRightCode, newSecret } from '#server/identity/sign-in/secret.ts'
import {
  countWrongTry,
  deleteCodesFor,
  holdCodeFor,
  insertSignInCode,
} from '#server/identity/sign-in/sign-in-code-repository.ts'
import { triesPerCode } from '#server/identity/sign-in/sign-in-limits.ts'
import { findRoles } from '#server/people/organisation/membership-repository.ts'
import { holdPerson } from '#server/platform/db/hold.ts'
import { asIdentity, type IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { tooMany } from '#server/platform/limits/within-limits.ts'
import { forgetMailRefusals } from '#server/platform/mail/mail-refusal-repository.ts'
import { carryRefusals } from './own-mail-addresses.ts'
import { readPrivateAddress } from './private-address-repository.ts'

/** How long the old address is stored for the e-mail about the change, in milliseconds. */
const noticeLifetime = 24 * 60 * 60 * 1000

/**
 * Mails a code to the new address of an account, and one to the current one. This does not check whether the new address has an
 * account: only the e-mail to it says so, in place of the code.
 * @throws Refusal `address-on-list`, `not-allowed`, `too-many-requests`
 */
export async function requestAddressChange(
  deps: Deps,
  {
    personId,
    ...wish
  }: Pick<CodeWish, 'email' | 'language' | 'ip' | 'browser'> & { readonly personId: string },
): Promise<void> {
  const { email: current } = await changeable(deps, personId)
  const asked = { ...wish, asking: newSecret(), forPerson: personId }
  await requestSignInCode(deps, { ...asked, email: current, changes: 'from' })
  await requestSignInCode(deps, { ...asked, changes: 'to' })
}

type Proof = {
  readonly personId: string
  /** Lower case. */
  readonly email: string
  readonly code: string
  readonly currentCode: string
  readonly ip: string
  /** The token of this session, which goes on; all others of the person end. */
  readonly token: string
}

/**
 * Changes the account's address. From now on only the new one signs in, and the former one gets an e-mail about it.
 * @throws Refusal `wrong-code` whichever of the two is wrong; `address-in-use` when somebody else has taken the address since it
 *   was asked for; `address-on-list`, `not-allowed`, `too-many-requests`
 */
export async function changeAddress(deps: Deps, proof: Proof): Promise<void> {
  const { clock, keys, newId, pools, queue } = deps
  const { personId, email, ip, token } = proof
  const { email: current, language } = await changeable(deps, personId)
  const now = clock()
  const outcome = await asIdentity(pools.identity, async (tx) => {
    await holdPerson(tx, personId)
    const isRight = (address: string, code: string) =>
      tryCode(tx, deps, { personId, email: address, code, now })
    const both = [await isRight(email, proof.code), await isRight(current, proof.currentCode)]
    if (both.includes(false)) {
      return refusalOfGuess(await countGuess(tx, keys, { email, ip, now }))
    }
    await deleteCodesFor(tx, personId)
    if (!(await changeEmail(tx, { personId, email }))) return 'address-in-use'
    await deleteOtherSessions(tx, { personId, onlyPrivate: false, tokenHash: hashOf(token) })
    await linkMemberships(tx, { personId, email })
    // Only this row still has the old address: job data hold no addresses.
    const codeId = newId()
    await insertSignInCode(tx, {
      id: codeId,
      email: current,
      language,
      returnTo: null,
      withheld: true,
      browserHash: Buffer.alloc(0),
      networkKey: Buffer.alloc(0),
      widerNetworkKey: Buffer.alloc(0),
      forPerson: personId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + noticeLifetime),
    })
    await queue.enqueue(tx, 'send-address-notice', { codeId })
    return null
  })
  if (outcome === 'too-many-requests') throw tooMany(now)
  if (outcome !== null) throw new Refusal(outcome)
  const [before, after] = [current, email].map((one) => ({ work: one, own: one }))
  if (before === undefined || after === undefined) return
  await carryRefusals(deps, personId, { before, after })
  await asPerson(pools.app, { personId }, (tx) => forgetMailRefusals(tx, keys.mailAddressHash(current)))
}

/**
 * The account, if the person may change its address: it is on no organisation's list, and no private address exists beside it.
 */
async function changeable(deps: Pick<Deps, 'pools'>, personId: string): Promise<Reader> {
  const { pools } = deps
  const { reader, own } = await asIdentity(pools.identity, async (tx) => {
    const found = await findReader(tx, personId)
    // An import may have put the address on a list since the sign-in.
    if (found !== null) await linkMemberships(tx, { personId, email: found.email })
    return { reader: found, own: await readPrivateAddress({ kysely: tx }, personId) }
  })
  if (reader === null || own?.email != null) throw new Refusal('not-allowed')
  const { memberships } = await asPerson(pools.app, { personId }, findRoles)
  if (memberships.length > 0) throw new Refusal('address-on-list')
  return reader
}

async function tryCode(
  tx: IdentityTransaction,
  { keys }: Pick<Deps, 'keys'>,
  { personId, email, code, now }: Pick<Proof, 'personId' | 'email' | 'code'> & { readonly now: Date },
): Promise<boolean> {
  const row = await holdCodeFor(tx, { email, personId })
  if (row === undefined || row.expiresAt <= now || row.tries >= triesPerCode) return false
  if (isRightCode(keys, row.id, code)) return true
  await countWrongTry(tx, row.id, 'here')
  return false
}
