import type { SignedIn } from '#core/access/actor.ts'
import { type RefusableKind, refusableKinds } from '#core/mail/refusable-kinds.ts'
import {
  addressFor,
  findMailAddresses,
  listRefusals,
  type MailAddresses,
} from '#server/identity/addresses/own-mail-addresses.ts'
import { holdPerson } from '#server/platform/db/hold.ts'
import { asPerson, type PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { isFirstTime } from '#server/platform/keys/is-first-time.ts'
import { acceptMail, refuseMail } from '#server/platform/mail/mail-refusal-repository.ts'
import type { MailChoice } from './unsubscribe.ts'

type Need = Pick<Deps, 'clock' | 'keys' | 'pools'>
type Reader = Pick<SignedIn, 'personId' | 'email' | 'opensOwn'>

/** Every kind that can be switched off, and the signed-in person's choice at the address of each. */
export async function listOwnMail(deps: Need, reader: Reader): Promise<MailChoice[]> {
  const addresses = await addressesOf(deps, reader)
  return asPerson(deps.pools.app, reader, (tx) => choices(deps, tx, addresses))
}

export type OwnMailChoice = {
  readonly refused: readonly RefusableKind[]
  /** The kinds that the page showed as off; undefined for a page that does not say so. */
  readonly shown?: readonly RefusableKind[] | undefined
  readonly key: string | null
}

/**
 * Changes the kinds whose choice differs from `shown`: named kinds are off, others on. A repeated request changes nothing, even late.
 */
export async function chooseOwnMail(
  deps: Need,
  reader: Reader,
  { refused, shown, key }: OwnMailChoice,
): Promise<MailChoice[]> {
  const { clock, keys, pools } = deps
  const addresses = await addressesOf(deps, reader)
  return asPerson(pools.app, reader, async (tx) => {
    await holdPerson(tx, reader.personId)
    if (!(await isFirstTime(tx, keys, { personId: reader.personId, kind: 'mail', key })))
      return choices(deps, tx, addresses)
    for (const kind of refusableKinds) {
      if (shown !== undefined && shown.includes(kind) === refused.includes(kind)) continue
      const addressHash = keys.mailAddressHash(addressFor(kind, addresses))
      if (refused.includes(kind)) await refuseMail(tx, { addressHash, kind, at: clock() })
      else await acceptMail(tx, addressHash, kind)
    }
    return choices(deps, tx, addresses)
  })
}

/** In a session of the work address beside a private one, a person sees and changes only the mail to the work address. */
async function addressesOf(deps: Need, { personId, email, opensOwn }: Reader): Promise<MailAddresses> {
  const found = opensOwn ? await findMailAddresses(deps, personId) : null
  return found ?? { work: email, own: email }
}

async function choices(
  { keys }: Need,
  tx: PersonTransaction,
  addresses: MailAddresses,
): Promise<MailChoice[]> {
  const refused = await listRefusals(tx, keys, addresses)
  return refusableKinds.map((kind) => ({ kind, refused: refused.includes(kind) }))
}
