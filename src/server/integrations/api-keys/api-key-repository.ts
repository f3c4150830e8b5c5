import { sql } from 'kysely'
import type { KeyScope } from '#core/access/actor.ts'
import type { Day } from '#core/calendar/local-time.ts'
import type { HrTransaction, PersonTransaction } from '#server/platform/db/transaction.ts'

export type ApiKeyRow = {
  readonly id: string
  readonly name: string
  readonly scopes: readonly KeyScope[]
  readonly madeAt: Date
  readonly usedOn: Day | null
}

/** Valid keys, newest first. */
export async function listApiKeys(tx: HrTransaction, organisationId: string): Promise<ApiKeyRow[]> {
  return tx
    .selectFrom('api_key')
    .select(['id', 'name', 'scopes', 'madeAt', 'usedOn'])
    .where('organisationId', '=', organisationId)
    .where('endedAt', 'is', null)
    .orderBy('madeAt', 'desc')
    .orderBy('id')
    .execute()
}

/** A valid key. */
export async function findOpenApiKey(
  tx: HrTransaction,
  organisationId: string,
  id: string,
): Promise<ApiKeyRow | null> {
  const keys = await listApiKeys(tx, organisationId)
  return keys.find((key) => key.id === id) ?? null
}

/** @returns false when a key with this id exists, valid or ended */
export async function insertApiKey(
  tx: HrTransaction,
  row: {
    readonly organisationId: string
    readonly id: string
    readonly name: string
    readonly scopes: readonly KeyScope[]
    readonly secretHash: Buffer
    readonly madeAt: Date
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('api_key')
    .values({ ...row, scopes: [...row.scopes] })
    // Two equal requests at once have the same id and secret, and either may find the other's row first.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) > 0
}

/** @returns the key's name; null when no valid key has this id */
export async function endApiKey(
  tx: HrTransaction,
  organisationId: string,
  id: string,
  at: Date,
): Promise<string | null> {
  const row = await tx
    .updateTable('api_key')
    .set({ endedAt: at })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .returning('name')
    .executeTakeFirst()
  return row?.name ?? null
}

/** The key with this secret, and its organisation. Notes the day of its use. */
export async function findApiKey(
  tx: PersonTransaction,
  secretHash: Buffer,
  today: Day,
): Promise<{ organisationId: string; id: string; name: string; scopes: KeyScope[] } | null> {
  const { rows } = await sql<{ organisationId: string; id: string; name: string; scopes: KeyScope[] }>`
    select organisation_id, id, name, scopes from find_api_key(${secretHash}, ${today}::date)`.execute(tx)
  return rows[0] ?? null
}

/** @returns false where a stop on that day has been noted already */
export async function markKeyStopped(
  tx: HrTransaction,
  organisationId: string,
  id: string,
  day: Day,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('api_key')
    .set({ stoppedOn: day })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('stoppedOn', 'is', null), eb('stoppedOn', '<', day)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The key's name, valid or ended. */
export async function findApiKeyName(
  tx: HrTransaction,
  organisationId: string,
  id: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('api_key')
    .select('name')
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.name ?? null
}
