import { isRefusableKind, type RefusableKind } from '#core/mail/refusable-kinds.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { countAttempts, takeAttempt } from '#server/platform/limits/attempt-repository.ts'
import { acceptMail, listRefusedKinds, refuseMail } from '#server/platform/mail/mail-refusal-repository.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

type Need = Pick<Deps, 'clock' | 'keys' | 'pools'>

export type MailChoice = { readonly kind: RefusableKind; readonly refused: boolean }

/** The kind of mail of an unsubscribe link, and whether it is switched off. @throws Refusal `unsubscribe-unknown` */
export async function readUnsubscribe(deps: Need, token: string): Promise<MailChoice> {
  const { addressHash, kind } = openToken(deps, token)
  const refused = await asPerson(deps.pools.app, { personId: null }, (tx) =>
    listRefusedKinds(tx, addressHash),
  )
  return { kind, refused: refused.includes(kind) }
}

/**
 * Switches one kind of mail to one address off or on, by an unsubscribe link.
 * @param wish `key`: the idempotency key of the press; a repetition within a day changes nothing
 * @throws Refusal `unsubscribe-unknown`
 */
export async function changeUnsubscribe(
  deps: Need,
  wish: { readonly token: string; readonly refused: boolean; readonly key?: string | null },
): Promise<MailChoice> {
  const { addressHash, kind } = openToken(deps, wish.token)
  if (wish.key != null && !(await isFirstToday(deps, `${wish.token} ${wish.key}`)))
    return readUnsubscribe(deps, wish.token)
  await asPerson(deps.pools.app, { personId: null }, (tx) =>
    wish.refused
      ? refuseMail(tx, { addressHash, kind, at: deps.clock() })
      : acceptMail(tx, addressHash, kind),
  )
  return { kind, refused: wish.refused }
}

/**
 * The link needs no account, so no account can store the spent key. Instead its hash, which leads to no address, is counted as an
 * attempt in an hour one day ahead: it is deleted an hour after that.
 */
function isFirstToday({ clock, keys, pools }: Need, press: string): Promise<boolean> {
  const key = keys.attemptKey('unsubscribe', press)
  const now = new Date(clock().getTime() + dayMilliseconds)
  return asIdentity(
    pools.identity,
    async (tx) => (await countAttempts(tx, key)) === 0 && takeAttempt(tx, { key, now, limit: 1 }),
  )
}

function openToken({ keys }: Need, token: string): { addressHash: Buffer; kind: RefusableKind } {
  const read = keys.readUnsubscribeToken(token)
  if (read === null || !isRefusableKind(read.kind)) throw new Refusal('unsubscribe-unknown')
  return { addressHash: read.addressHash, kind: read.kind }
}
