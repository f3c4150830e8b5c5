import { sql } from 'kysely'
import { hold } from '#server/platform/db/hold.ts'
import type { IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { IdentityPool } from '#server/platform/db/pool.ts'

/**
 * Locks an address. Of two people who prove it at once, for an account or as a private one, the second finds it taken. Lock before
 * looking up its owner.
 */
export const holdAddress = (tx: IdentityTransaction, email: string): Promise<void> =>
  hold(tx, `private address ${email}`)

/** Undefined: the person was never asked. `email` null: asked, and wanted none. */
export type PrivateAddress = { readonly email: string | null; readonly answeredAt: Date } | undefined

export function readPrivateAddress(
  db: IdentityPool | { readonly kysely: IdentityTransaction },
  personId: string,
): Promise<PrivateAddress> {
  return db.kysely
    .selectFrom('identity.private_address')
    .select(['email', 'answeredAt'])
    .where('personId', '=', personId)
    .executeTakeFirst()
}

/** The person with this private address; null where there is none. */
export async function findPersonByPrivateAddress(
  tx: IdentityTransaction,
  email: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('identity.private_address')
    .select('personId')
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.personId ?? null
}

type Answer = { readonly personId: string; readonly email: string | null; readonly now: Date }

/**
 * @returns false when somebody else has the address: as private address, as account, or as the address with which somebody with a
 * role that others rely on is to sign in.
 */
export async function storePrivateAddress(
  tx: IdentityTransaction,
  { personId, email, now }: Answer,
): Promise<boolean> {
  if (email !== null) {
    await holdAddress(tx, email)
    const account = await tx
      .selectFrom('identity.person')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()
    const owner = await findPersonByPrivateAddress(tx, email)
    const { rows } = await sql<{ held: boolean }>`select public.is_address_of_role(${email}) as held`.execute(
      tx,
    )
    if (rows[0]?.held || account !== undefined || (owner !== null && owner !== personId)) return false
  }
  await tx
    .insertInto('identity.private_address')
    .values({ personId, email, answeredAt: now })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet({ email, answeredAt: now }))
    .execute()
  return true
}
