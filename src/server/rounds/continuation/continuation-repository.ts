import type { Selectable } from 'kysely'
import type { IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { ContinuationTable } from '#server/platform/db/tables/identity.ts'

/** @returns false where a row with the same hash waits */
export async function insertContinuation(
  tx: IdentityTransaction,
  row: Selectable<ContinuationTable>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('identity.continuation')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('expiresAt')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Deletes the row, whatever its age. @returns the sealed bytes; undefined where there is no row or it is too old */
export async function removeContinuation(
  tx: IdentityTransaction,
  { lookupHash, now }: { readonly lookupHash: Buffer; readonly now: Date },
): Promise<Buffer | undefined> {
  const row = await tx
    .deleteFrom('identity.continuation')
    .where('lookupHash', '=', lookupHash)
    .returning(['sealed', 'expiresAt'])
    .executeTakeFirst()
  return row !== undefined && now < row.expiresAt ? row.sealed : undefined
}

export async function forgetContinuations(tx: IdentityTransaction, now: Date): Promise<void> {
  await tx.deleteFrom('identity.continuation').where('expiresAt', '<=', now).execute()
}
