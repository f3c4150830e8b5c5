import type { JobsPool } from '#server/platform/db/pool.ts'
import type { StoredPersonKey } from './person-key-repository.ts'

export type KeyOfPerson = StoredPersonKey & { readonly personId: string }

/** At most `limit` keys under another master key, ordered by person, after the given one. */
export async function listKeysOfOtherMaster(
  { kysely }: JobsPool,
  input: { readonly current: string; readonly after: string | null; readonly limit: number },
): Promise<KeyOfPerson[]> {
  let query = kysely
    .selectFrom('person_key')
    .select(['personId', 'wrappedKey as wrapped', 'masterKey'])
    .where('masterKey', '!=', input.current)
  if (input.after !== null) query = query.where('personId', '>', input.after)
  return query.orderBy('personId').limit(input.limit).execute()
}

/** Replaces the old wrapped key with the new one; does nothing if the old one is no longer there. */
export async function replaceWrappedKey(
  { kysely }: JobsPool,
  personId: string,
  from: StoredPersonKey,
  to: StoredPersonKey,
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('person_key')
    .set({ wrappedKey: to.wrapped, masterKey: to.masterKey })
    .where('personId', '=', personId)
    .where('wrappedKey', '=', from.wrapped)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Keys of guidances under another master key. */
export function listGuidanceKeysOfOtherMaster(
  { kysely }: JobsPool,
  current: string,
): Promise<(KeyOfPerson & { readonly id: string })[]> {
  return kysely
    .selectFrom('guidance')
    .select(['personId', 'id', 'wrappedKey as wrapped', 'masterKey'])
    .where('masterKey', '!=', current)
    .execute()
}

/** As replaceWrappedKey, for a guidance. */
export async function replaceGuidanceKey(
  { kysely }: JobsPool,
  { personId, id, ...from }: KeyOfPerson & { readonly id: string },
  to: StoredPersonKey,
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('guidance')
    .set({ wrappedKey: to.wrapped, masterKey: to.masterKey })
    .where('personId', '=', personId)
    .where('id', '=', id)
    .where('wrappedKey', '=', from.wrapped)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Keys of organisations under another master key. */
export function listSignOnKeysOfOtherMaster(
  { kysely }: JobsPool,
  current: string,
): Promise<(StoredPersonKey & { readonly organisationId: string })[]> {
  return kysely
    .selectFrom('single_sign_on')
    .select(['organisationId', 'wrappedKey as wrapped', 'masterKey'])
    .where('masterKey', '!=', current)
    .execute()
}

/** As replaceWrappedKey, for an organisation. */
export async function replaceSignOnKey(
  { kysely }: JobsPool,
  organisationId: string,
  from: StoredPersonKey,
  to: StoredPersonKey,
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('single_sign_on')
    .set({ wrappedKey: to.wrapped, masterKey: to.masterKey })
    .where('organisationId', '=', organisationId)
    .where('wrappedKey', '=', from.wrapped)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
