import type { PersonTransaction } from './transaction.ts'

/** A person's data key as it lies in the database, wrapped by the operator's master key. */
export type StoredPersonKey = { readonly wrapped: Buffer; readonly masterKey: string }

export async function readPersonKey(
  tx: PersonTransaction,
  personId: string,
): Promise<StoredPersonKey | null> {
  const row = await tx
    .selectFrom('person_key')
    .select(['wrapped_key', 'master_key'])
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row === undefined ? null : { wrapped: row.wrapped_key, masterKey: row.master_key }
}

/** Keeps the first key: a second one for the same person changes nothing. */
export async function insertPersonKey(
  tx: PersonTransaction,
  personId: string,
  key: StoredPersonKey,
): Promise<void> {
  await tx
    .insertInto('person_key')
    .values({ person_id: personId, wrapped_key: key.wrapped, master_key: key.masterKey })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .execute()
}
