import type { JobsPool } from '#server/platform/db/pool.ts'
import { StartError, sqlState } from '#server/platform/db/start-error.ts'
import type { StoredPersonKey } from './person-key-repository.ts'

/**
 * The wrapped key behind the hashes of who took part; null before the first start.
 * @throws StartError on a database without a table for it
 */
export async function readHashKey({ kysely }: JobsPool): Promise<StoredPersonKey | null> {
  try {
    const row = await kysely
      .selectFrom('vault.hash_key')
      .select(['wrappedKey as wrapped', 'masterKey'])
      .executeTakeFirst()
    return row ?? null
  } catch (error) {
    const noTable = '42P01'
    if (sqlState(error) !== noTable) throw error
    throw new StartError(
      'This database is not at this version: its table vault.hash_key is missing. Run `npx andrum migrate` on it, or correct DATABASE_URL.',
      { cause: error },
    )
  }
}

/** Stores the first key only: of several first starts, all go on with the same. */
export async function insertHashKey({ kysely }: JobsPool, key: StoredPersonKey): Promise<void> {
  await kysely
    .insertInto('vault.hash_key')
    .values({ wrappedKey: key.wrapped, masterKey: key.masterKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Replaces the old wrapped key with the new one; does nothing if the old one is no longer there. */
export async function replaceHashKey(
  { kysely }: JobsPool,
  from: StoredPersonKey,
  to: StoredPersonKey,
): Promise<void> {
  await kysely
    .updateTable('vault.hash_key')
    .set({ wrappedKey: to.wrapped, masterKey: to.masterKey })
    .where('wrappedKey', '=', from.wrapped)
    .execute()
}
