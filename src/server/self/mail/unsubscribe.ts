import { isRefusableKind, type RefusableKind } from '#core/mail/refusable-kinds.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { acceptMail, listRefusedKinds, refuseMail } from '#server/platform/mail/mail-refusal-repository.ts'

type Need = Pick<Deps, 'clock' | 'keys' | 'pools'>

export type MailChoice = { readonly kind: RefusableKind; readonly refused: boolean }

/** Which mail an unsubscribe link is about, and whether it is switched off. @throws Refusal `unsubscribe-unknown` */
export async function readUnsubscribe(deps: Need, token: string): Promise<MailChoice> {
  const { addressHash, kind } = openToken(deps, token)
  const refused = await asPerson(deps.pools.app, { personId: null }, (tx) =>
    listRefusedKinds(tx, addressHash),
  )
  return { kind, refused: refused.includes(kind) }
}

/** Switches one kind of mail to one address off or on, by an unsubscribe link. @throws Refusal `unsubscribe-unknown` */
export async function changeUnsubscribe(
  deps: Need,
  wish: { readonly token: string; readonly refused: boolean },
): Promise<MailChoice> {
  const { addressHash, kind } = openToken(deps, wish.token)
  await asPerson(deps.pools.app, { personId: null }, (tx) =>
    wish.refused
      ? refuseMail(tx, { addressHash, kind, at: deps.clock() })
      : acceptMail(tx, addressHash, kind),
  )
  return { kind, refused: wish.refused }
}

function openToken({ keys }: Need, token: string): { addressHash: Buffer; kind: RefusableKind } {
  const read = keys.readUnsubscribeToken(token)
  if (read === null || !isRefusableKind(read.kind)) throw new Refusal('unsubscribe-unknown')
  return { addressHash: read.addressHash, kind: read.kind }
}
