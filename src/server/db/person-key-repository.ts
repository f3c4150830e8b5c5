import type { PersonTransaction } from './transaction.ts'

/** A person's data key as it is in the database, wrapped by the operator's master key. */
export type StoredPersonKey = { readonly wrapped: Buffer; readonly masterKey: string }

export async function readPersonKey(
  tx: PersonTransaction,
  personId: string,
): Promise<StoredPersonKey | null> {
  const row = await tx
    .selectFrom('person_key')
    .select(['wrappedKey', 'masterKey'])
    .where('personId', '=', personId)
    .executeTakeFirst()
  return row === undefined ? null : { wrapped: row.wrappedKey, masterKey: row.masterKey }
}

/** Keeps the first key: a second one for the same person changes nothing. */
export async function insertPersonKey(
  tx: PersonTransaction,
  personId: string,
  key: StoredPersonKey,
): Promise<void> {
  await tx
    .insertInto('person_key')
    .values({ personId, wrappedKey: key.wrapped, masterKey: key.masterKey })
    .onConflict((conflict) => conflict.column('personId').doNothing())
    .execute()
}
