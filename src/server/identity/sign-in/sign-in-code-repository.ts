import type { Selectable } from 'kysely'
import { hold } from '#server/platform/db/hold.ts'
import type { IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { SignInCodeTable } from '#server/platform/db/tables/identity.ts'

export type SignInCodeRow = Selectable<SignInCodeTable>
type NewSignInCode = Omit<SignInCodeRow, 'tries' | 'triesElsewhere'>

export async function insertSignInCode(tx: IdentityTransaction, row: NewSignInCode): Promise<void> {
  await tx.insertInto('identity.sign_in_code').values(row).execute()
}

export function findSignInCode(tx: IdentityTransaction, id: string): Promise<SignInCodeRow | undefined> {
  return tx.selectFrom('identity.sign_in_code').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * Lets one transaction at a time use or request a code of this address. Using one deletes them all: two transactions that each hold
 * one code would deadlock.
 */
export async function holdCodesOf(tx: IdentityTransaction, email: string): Promise<void> {
  await hold(tx, `codes ${email}`)
}

/**
 * The newest code of an address, requested in this browser or, without `browserHash`, in any; older ones never open anything.
 * Locks it until the transaction ends, so that simultaneous tries wait for each other and nobody gets more tries by being quick.
 * The code may have expired.
 */
export async function holdNewestCode(
  tx: IdentityTransaction,
  wanted: { readonly email: string; readonly browserHash: Buffer | null },
): Promise<SignInCodeRow | undefined> {
  const { email, browserHash } = wanted
  return tx
    .selectFrom('identity.sign_in_code')
    .selectAll()
    .where('email', '=', email)
    .where('withheld', '=', false)
    .where('forPerson', 'is', null)
    .$if(browserHash !== null, (query) => query.where('browserHash', '=', browserHash as Buffer))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** @param where in the browser that requested the code, or in another */
export async function countWrongTry(
  tx: IdentityTransaction,
  id: string,
  where: 'here' | 'elsewhere',
): Promise<void> {
  const column = where === 'here' ? 'tries' : 'triesElsewhere'
  await tx
    .updateTable('identity.sign_in_code')
    .set((row) => ({ [column]: row(column, '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The newest code that proves this address as this person's private one. It may have expired. */
export function holdCodeFor(
  tx: IdentityTransaction,
  wanted: { readonly email: string; readonly personId: string },
): Promise<SignInCodeRow | undefined> {
  return tx
    .selectFrom('identity.sign_in_code')
    .selectAll()
    .where('email', '=', wanted.email)
    .where('forPerson', '=', wanted.personId)
    .where('withheld', '=', false)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

export async function deleteCodesFor(tx: IdentityTransaction, personId: string): Promise<void> {
  await tx.deleteFrom('identity.sign_in_code').where('forPerson', '=', personId).execute()
}

/** A code works once; using it also ends the other codes of the address. */
export async function deleteCodesOf(tx: IdentityTransaction, email: string): Promise<void> {
  await tx
    .deleteFrom('identity.sign_in_code')
    .where('email', '=', email)
    .where('forPerson', 'is', null)
    .execute()
}

export async function deleteExpiredCodes(tx: IdentityTransaction, now: Date): Promise<void> {
  await tx.deleteFrom('identity.sign_in_code').where('expiresAt', '<', now).execute()
}

export async function deleteAllCodes(tx: IdentityTransaction): Promise<void> {
  await tx.deleteFrom('identity.sign_in_code').execute()
}
