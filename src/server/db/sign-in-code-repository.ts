import type { Selectable } from 'kysely'
import type { IdentityTransaction } from './identity-transaction.ts'
import type { SignInCodeTable } from './tables/identity.ts'

export type SignInCodeRow = Selectable<SignInCodeTable>
type NewSignInCode = Omit<SignInCodeRow, 'tries'>

export async function insertSignInCode(tx: IdentityTransaction, row: NewSignInCode): Promise<void> {
  await tx.insertInto('identity.sign_in_code').values(row).execute()
}

export function findSignInCode(tx: IdentityTransaction, id: string): Promise<SignInCodeRow | undefined> {
  return tx.selectFrom('identity.sign_in_code').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * The newest code of an address, if it may still open something; older ones never do. Held until the transaction ends:
 * of several tries at the same moment each waits for the one before, so that nobody gets more tries by being quick.
 */
export async function holdLiveCode(
  tx: IdentityTransaction,
  wanted: { readonly email: string; readonly now: Date; readonly mostTries: number },
): Promise<SignInCodeRow | undefined> {
  const newest = await tx
    .selectFrom('identity.sign_in_code')
    .selectAll()
    .where('email', '=', wanted.email)
    .where('withheld', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  const isLive = newest !== undefined && newest.expires_at > wanted.now && newest.tries < wanted.mostTries
  return isLive ? newest : undefined
}

export async function countWrongTry(tx: IdentityTransaction, id: string): Promise<void> {
  await tx
    .updateTable('identity.sign_in_code')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** A code works once, and the other codes of the address have done their work with it. */
export async function deleteCodesOf(tx: IdentityTransaction, email: string): Promise<void> {
  await tx.deleteFrom('identity.sign_in_code').where('email', '=', email).execute()
}

export async function deleteExpiredCodes(tx: IdentityTransaction, now: Date): Promise<void> {
  await tx.deleteFrom('identity.sign_in_code').where('expires_at', '<', now).execute()
}
