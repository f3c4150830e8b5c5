import { sql } from 'kysely'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

/** A person's data key as the database stores it, wrapped by the operator's master key. */
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

/** Stores the first key: a second one for the same person changes nothing. */
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

/** A person's key and their consents, sealed with it; null where they have given none. */
export type HeldKey = StoredPersonKey & { readonly consents: Buffer | null }

/**
 * Reads or creates the keys of several people, in a transaction that works for none of them alone, each under their own row policies.
 * Locks their consents until the transaction ends.
 * @returns in the order of the input; null for a person who is being erased
 */
export async function holdOwnKeys(
  tx: PersonTransaction,
  asked: readonly { readonly personId: string; readonly newKey: StoredPersonKey }[],
): Promise<readonly (HeldKey | null)[]> {
  const { rows } = await sql<HeldRow>`select place, wrapped_key, master_key, consents from hold_own_keys(
    ${asked.map(({ personId }) => personId)}::uuid[],
    ${asked.map(({ newKey }) => newKey.wrapped)}::bytea[],
    ${asked.map(({ newKey }) => newKey.masterKey)}::text[])`.execute(tx)
  const held = new Map(rows.map((row) => [Number(row.place), row]))
  return asked.map((_, at) => {
    const row = held.get(at + 1)
    if (row === undefined) return null
    return { wrapped: row.wrappedKey, masterKey: row.masterKey, consents: row.consents }
  })
}

type HeldRow = {
  readonly place: string
  readonly wrappedKey: Buffer
  readonly masterKey: string
  readonly consents: Buffer | null
}
