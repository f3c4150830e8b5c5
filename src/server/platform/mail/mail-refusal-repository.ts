import { sql } from 'kysely'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

/** Switches a kind of mail off for an address. Doing it again changes nothing. */
export async function refuseMail(
  tx: PersonTransaction,
  refusal: { readonly addressHash: Buffer; readonly kind: string; readonly at: Date },
): Promise<void> {
  const { addressHash, kind, at } = refusal
  await sql`select refuse_mail(${addressHash}, ${kind}, ${at})`.execute(tx)
}

/** Switches it on again. */
export async function acceptMail(tx: PersonTransaction, addressHash: Buffer, kind: string): Promise<void> {
  await sql`select accept_mail(${addressHash}, ${kind})`.execute(tx)
}

/** The kinds that an address has switched off. */
export async function listRefusedKinds(
  asking: PersonTransaction | JobsPool,
  addressHash: Buffer,
): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`select refused_mail(${addressHash}) as kind`.execute(
    'kysely' in asking ? asking.kysely : asking,
  )
  return rows.map(({ kind }) => kind)
}

/** The same for many addresses, in the order of the addresses. */
export async function listRefusedKindsOf(
  { kysely }: JobsPool,
  addressHashes: readonly Buffer[],
): Promise<string[][]> {
  const { rows } = await sql<{ kinds: string[] }>`
    select array(select refused_mail(asked.hash)) as kinds
    from unnest(${addressHashes}::bytea[]) with ordinality as asked (hash, at) order by asked.at`.execute(
    kysely,
  )
  return rows.map(({ kinds }) => kinds)
}

export async function forgetMailRefusals(tx: PersonTransaction, addressHash: Buffer): Promise<void> {
  await sql`select forget_mail_refusals(${addressHash})`.execute(tx)
}
