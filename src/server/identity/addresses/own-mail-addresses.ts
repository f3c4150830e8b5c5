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

/** The addresses for mail to a person. */
export type MailAddresses = {
  /** The account's address, for mail about the employer's list or a role at work. */
  readonly work: string
  /** For mail about own results and texts: the private address, where there is one. */
  readonly own: string
}

/** @returns null when the person has been erased */
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

/** Kinds that go to the work address; every other refusable kind is about own results and texts. */
const kindsOfWork: ReadonlySet<RefusableKind> = new Set(['measure-reminder', 'round-invitation'])
const ownKinds = refusableKinds.filter((kind) => !kindsOfWork.has(kind))

export const addressFor = (kind: RefusableKind, { work, own }: MailAddresses): string =>
  kindsOfWork.has(kind) ? work : own

/** The kinds that are switched off at the address to which each goes. */
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

/** Copies refusals of own mail from the former address to the new one. */
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
