import { type RefusableKind, refusableKinds } from '#core/mail/refusable-kinds.ts'
import { findReader } from '#server/identity/person-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import { asPerson, type PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import {
  acceptMail,
  forgetMailRefusals,
  listRefusedKinds,
  refuseMail,
} from '#server/platform/mail/mail-refusal-repository.ts'
import { readPrivateAddress } from './private-address-repository.ts'

/** Where mail to a person goes. */
export type MailAddresses = {
  /** Of the account: for what the employer's list, or a role at work, asks of somebody. */
  readonly work: string
  /** For own results and texts: the private address, where there is one. */
  readonly own: string
}

/** @returns null when there is no such person any more */
export function findMailAddresses(
  { pools }: Pick<Deps, 'pools'>,
  personId: string,
): Promise<MailAddresses | null> {
  return asIdentity(pools.identity, async (tx) => {
    const reader = await findReader(tx, personId)
    if (reader === null) return null
    const own = await readPrivateAddress({ kysely: tx }, personId)
    return { work: reader.email, own: own?.email ?? reader.email }
  })
}

/** What belongs to work goes to the address of the list; all else that can be switched off is about own results and texts. */
const kindsOfWork: ReadonlySet<RefusableKind> = new Set(['measure-reminder', 'round-invitation'])
const ownKinds = refusableKinds.filter((kind) => !kindsOfWork.has(kind))

export const addressFor = (kind: RefusableKind, { work, own }: MailAddresses): string =>
  kindsOfWork.has(kind) ? work : own

/** The kinds that are switched off at the address where each would go. */
export async function listRefusals(
  tx: PersonTransaction,
  keys: Pick<Deps['keys'], 'mailAddressHash'>,
  addresses: MailAddresses,
): Promise<RefusableKind[]> {
  const at = {
    [addresses.work]: await listRefusedKinds(tx, keys.mailAddressHash(addresses.work)),
    [addresses.own]: await listRefusedKinds(tx, keys.mailAddressHash(addresses.own)),
  }
  return refusableKinds.filter((kind) => at[addressFor(kind, addresses)]?.includes(kind))
}

/** What is kept of mail that somebody does not want follows own mail from one address to the other. */
export function carryRefusals(
  { clock, keys, pools }: Pick<Deps, 'clock' | 'keys' | 'pools'>,
  personId: string,
  { before, after }: { readonly before: MailAddresses; readonly after: MailAddresses },
): Promise<void> {
  const [from, to] = [keys.mailAddressHash(before.own), keys.mailAddressHash(after.own)]
  return asPerson(pools.app, { personId }, async (tx) => {
    const refused = await listRefusedKinds(tx, from)
    for (const kind of ownKinds) {
      if (refused.includes(kind)) await refuseMail(tx, { addressHash: to, kind, at: clock() })
      else await acceptMail(tx, to, kind)
    }
    if (before.own !== before.work) await forgetMailRefusals(tx, from)
  })
}
