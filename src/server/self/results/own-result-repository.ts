import { sql } from 'kysely'
import { bytesParam } from '#server/platform/db/bytes-param.ts'
import { holdPerson } from '#server/platform/db/hold.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'
import { holdConsents } from './consent-repository.ts'

export type SealedResult = { readonly id: string; readonly sealed: Buffer }

/** Locks a person's results: of two requests at once, the second sees what the first did, such as the last or one too many. */
export async function holdOwnResults(tx: PersonTransaction, personId: string): Promise<void> {
  await holdPerson(tx, personId)
  await holdConsents(tx, personId)
}

/** @returns false when the person already has a result with this id */
export async function insertOwnResult(
  tx: PersonTransaction,
  row: { readonly personId: string; readonly id: string; readonly sealed: Buffer },
): Promise<boolean> {
  const stored = await tx
    .insertInto('own_result')
    .values({ personId: row.personId, id: row.id, sealed: row.sealed })
    .onConflict((conflict) => conflict.columns(['personId', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

/** A result to store for one of several people. `consents`: null where they have not changed. */
export type StoredResult = {
  readonly personId: string
  readonly id: string
  readonly sealed: Buffer
  readonly consents: Buffer | null
}

/** Stores results in a transaction that works for none of the people alone, each under their own row policies: all or none. */
export async function insertOwnResults(tx: PersonTransaction, rows: readonly StoredResult[]): Promise<void> {
  await sql`select keep_own_results(
    ${rows.map(({ personId }) => personId)}::uuid[],
    ${rows.map(({ id }) => id)}::uuid[],
    ${bytesParam(rows.map(({ sealed }) => sealed))}::bytea[],
    ${bytesParam(rows.map(({ consents }) => consents))}::bytea[])`.execute(tx)
}

export async function readOwnResult(
  tx: PersonTransaction,
  personId: string,
  id: string,
): Promise<SealedResult | null> {
  const row = await tx
    .selectFrom('own_result')
    .select(['id', 'sealed'])
    .where('personId', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function countOwnResults(tx: PersonTransaction, personId: string): Promise<number> {
  const { amount } = await tx
    .selectFrom('own_result')
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow()
  return amount
}

export async function listSealedResults(tx: PersonTransaction, personId: string): Promise<SealedResult[]> {
  return tx.selectFrom('own_result').select(['id', 'sealed']).where('personId', '=', personId).execute()
}

/** @returns whether it existed */
export async function deleteSealedResult(
  tx: PersonTransaction,
  personId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('own_result')
    .where('personId', '=', personId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
