import type { StoredPersonKey } from './person-key-repository.ts'
import type { JobsPool } from './pool.ts'

export type KeyOfPerson = StoredPersonKey & { readonly personId: string }

/** At most `limit` keys that another master key wraps, in the order of their people, after the one given. */
export async function listKeysOfOtherMaster(
  { kysely }: JobsPool,
  asked: { readonly current: string; readonly after: string | null; readonly limit: number },
): Promise<KeyOfPerson[]> {
  let query = kysely
    .selectFrom('person_key')
    .select(['person_id as personId', 'wrapped_key as wrapped', 'master_key as masterKey'])
    .where('master_key', '!=', asked.current)
  if (asked.after !== null) query = query.where('person_id', '>', asked.after)
  return query.orderBy('person_id').limit(asked.limit).execute()
}

/** Puts the newly wrapped key in place of the one it was made from; does nothing if that is no longer there. */
export async function replaceWrappedKey(
  { kysely }: JobsPool,
  personId: string,
  from: StoredPersonKey,
  to: StoredPersonKey,
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('person_key')
    .set({ wrapped_key: to.wrapped, master_key: to.masterKey })
    .where('person_id', '=', personId)
    .where('wrapped_key', '=', from.wrapped)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
