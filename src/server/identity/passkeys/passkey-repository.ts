import type { Selectable } from 'kysely'
import type { IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { IdentityPool } from '#server/platform/db/pool.ts'
import type { PasskeyTable } from '#server/platform/db/tables/identity.ts'

type Reading = IdentityPool | { readonly kysely: IdentityTransaction }
export type Passkey = Selectable<PasskeyTable>

export function listPasskeys(db: Reading, personId: string): Promise<Passkey[]> {
  return db.kysely
    .selectFrom('identity.passkey')
    .selectAll()
    .where('personId', '=', personId)
    .orderBy('addedAt')
    .execute()
}

export function findPasskey(tx: IdentityTransaction, credentialId: Buffer): Promise<Passkey | undefined> {
  return tx
    .selectFrom('identity.passkey')
    .selectAll()
    .where('credentialId', '=', credentialId)
    .forUpdate()
    .executeTakeFirst()
}

/** @returns false when this very passkey is stored already, for this person or another. */
export async function insertPasskey(tx: IdentityTransaction, passkey: Passkey): Promise<boolean> {
  const row = await tx
    .insertInto('identity.passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function notePasskeyUse(
  tx: IdentityTransaction,
  id: string,
  { counter, now }: { readonly counter: number; readonly now: Date },
): Promise<void> {
  await tx.updateTable('identity.passkey').set({ counter, lastUsedAt: now }).where('id', '=', id).execute()
}

/** Marks the passkey as one of the private address. */
export async function givePasskeyToPrivate(tx: IdentityTransaction, id: string): Promise<void> {
  await tx.updateTable('identity.passkey').set({ private: true }).where('id', '=', id).execute()
}

/** @returns whether the person had such a passkey. */
export async function deletePasskey(
  tx: IdentityTransaction,
  which: { readonly personId: string; readonly id: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('identity.passkey')
    .where('id', '=', which.id)
    .where('personId', '=', which.personId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
