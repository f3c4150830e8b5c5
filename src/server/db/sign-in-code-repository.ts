import type { IdentityTransaction } from './identity-transaction.ts'
import type { SignInCodeTable } from './tables.ts'

export type SignInCodeRow = Omit<SignInCodeTable, 'tries'>

export async function insertSignInCode(tx: IdentityTransaction, row: SignInCodeRow): Promise<void> {
  await tx.insertInto('identity.sign_in_code').values(row).execute()
}

export function findSignInCode(tx: IdentityTransaction, id: string): Promise<SignInCodeRow | undefined> {
  return tx.selectFrom('identity.sign_in_code').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * Codes of an address that may still open something, held until the transaction ends: of several tries at the same
 * moment each waits for the one before, so that nobody gets more tries by being quick.
 */
export function holdLiveCodes(
  tx: IdentityTransaction,
  wanted: { readonly email: string; readonly now: Date; readonly mostTries: number },
): Promise<Pick<SignInCodeTable, 'id' | 'language' | 'network_key' | 'created_at'>[]> {
  return tx
    .selectFrom('identity.sign_in_code')
    .select(['id', 'language', 'network_key', 'created_at'])
    .where('email', '=', wanted.email)
    .where('withheld', '=', false)
    .where('expires_at', '>', wanted.now)
    .where('tries', '<', wanted.mostTries)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function countWrongTry(tx: IdentityTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('identity.sign_in_code')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
}

/** A code works once, and the other codes of the address have done their work with it. */
export async function deleteCodesOf(tx: IdentityTransaction, email: string): Promise<void> {
  await tx.deleteFrom('identity.sign_in_code').where('email', '=', email).execute()
}

export async function deleteExpiredCodes(tx: IdentityTransaction, now: Date): Promise<void> {
  await tx.deleteFrom('identity.sign_in_code').where('expires_at', '<', now).execute()
}
