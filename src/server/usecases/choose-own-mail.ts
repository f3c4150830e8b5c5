import { type RefusableKind, refusableKinds } from '#core/mail/refusable-kinds.ts'
import { acceptMail, listRefusedKinds, refuseMail } from '#server/db/mail-refusal-repository.ts'
import { asPerson, type PersonTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { MailChoice } from './unsubscribe.ts'

type Need = Pick<Deps, 'clock' | 'keys' | 'pools'>
type Reader = { readonly personId: string; readonly email: string }

/** Every kind that can be switched off, and what the signed-in person has chosen for their own address. */
export function listOwnMail({ keys, pools }: Need, { personId, email }: Reader): Promise<MailChoice[]> {
  return asPerson(pools.app, { personId }, (tx) => choices(tx, keys.mailAddressHash(email)))
}

/** Sets all kinds at once: those named are off, the others on. */
export function chooseOwnMail(
  { clock, keys, pools }: Need,
  { personId, email }: Reader,
  refused: readonly RefusableKind[],
): Promise<MailChoice[]> {
  const addressHash = keys.mailAddressHash(email)
  return asPerson(pools.app, { personId }, async (tx) => {
    for (const kind of refusableKinds) {
      if (refused.includes(kind)) await refuseMail(tx, { addressHash, kind, at: clock() })
      else await acceptMail(tx, addressHash, kind)
    }
    return choices(tx, addressHash)
  })
}

async function choices(tx: PersonTransaction, addressHash: Buffer): Promise<MailChoice[]> {
  const refused = await listRefusedKinds(tx, addressHash)
  return refusableKinds.map((kind) => ({ kind, refused: refused.includes(kind) }))
}
