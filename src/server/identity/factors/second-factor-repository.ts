import type { Selectable } from 'kysely'
import type { IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { IdentityPool } from '#server/platform/db/pool.ts'
import type { AuthenticatorTable } from '#server/platform/db/tables/identity.ts'

type Reading = IdentityPool | { readonly kysely: IdentityTransaction }

export type Authenticator = Pick<
  Selectable<AuthenticatorTable>,
  'sealedSecret' | 'setUpAt' | 'confirmedAt' | 'lastUsedAt' | 'lastStep' | 'private'
>

/** The person's authenticator app, confirmed or not. */
export function findAuthenticator(db: Reading, personId: string): Promise<Authenticator | undefined> {
  return db.kysely
    .selectFrom('identity.authenticator')
    .select(['sealedSecret', 'setUpAt', 'confirmedAt', 'lastUsedAt', 'lastStep', 'private'])
    .where('personId', '=', personId)
    .executeTakeFirst()
}

/** Replaces an app that was never confirmed. @returns false when there is a confirmed one. */
export async function storeAuthenticator(
  tx: IdentityTransaction,
  row: { readonly personId: string; readonly sealedSecret: Buffer; readonly setUpAt: Date },
): Promise<boolean> {
  const { personId, sealedSecret, setUpAt } = row
  const kept = await tx
    .insertInto('identity.authenticator')
    .values({ personId, sealedSecret, setUpAt, confirmedAt: null, lastUsedAt: null })
    .onConflict((conflict) =>
      conflict
        .column('personId')
        .doUpdateSet({ sealedSecret, setUpAt, lastStep: 0 })
        .where('identity.authenticator.confirmedAt', 'is', null),
    )
    .returning('personId')
    .executeTakeFirst()
  return kept !== undefined
}

/** @returns false when this step, or a later one, was used already: the same code works once. */
export async function takeStep(
  tx: IdentityTransaction,
  taken: { readonly personId: string; readonly step: number; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identity.authenticator')
    .set((row) => ({
      lastStep: taken.step,
      lastUsedAt: taken.now,
      confirmedAt: row.fn.coalesce('confirmedAt', row.val(taken.now)),
    }))
    .where('personId', '=', taken.personId)
    .where('lastStep', '<', taken.step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks the app as one of the private address. */
export async function giveAuthenticatorToPrivate(tx: IdentityTransaction, personId: string): Promise<void> {
  await tx
    .updateTable('identity.authenticator')
    .set({ private: true })
    .where('personId', '=', personId)
    .execute()
}

/** `addedAt`: only the app confirmed at this time. @returns whether there was one. */
export async function deleteAuthenticator(
  tx: IdentityTransaction,
  { personId, addedAt }: { readonly personId: string; readonly addedAt?: Date | undefined },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('identity.authenticator')
    .where('personId', '=', personId)
    .$if(addedAt !== undefined, (only) => only.where('confirmedAt', '=', addedAt ?? null))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Replaces all earlier codes. */
export async function storeRecoveryCodes(
  tx: IdentityTransaction,
  personId: string,
  hashes: readonly Buffer[],
  isPrivate: boolean,
): Promise<void> {
  await tx.deleteFrom('identity.recovery_code').where('personId', '=', personId).execute()
  if (hashes.length === 0) return
  await tx
    .insertInto('identity.recovery_code')
    .values(hashes.map((codeHash) => ({ personId, codeHash, private: isPrivate })))
    .execute()
}

type WhichCodes = { readonly personId: string; readonly onlyPrivate: boolean }

/** Deletes a recovery code. @returns whether it existed. */
export async function takeRecoveryCode(
  tx: IdentityTransaction,
  { personId, codeHash, onlyPrivate }: WhichCodes & { readonly codeHash: Buffer },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('identity.recovery_code')
    .where('personId', '=', personId)
    .where('codeHash', '=', codeHash)
    .where('private', 'in', onlyPrivate ? [true] : [true, false])
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** All codes of the person; the caller decides which of them count. */
export const listRecoveryCodes = (
  db: Reading,
  personId: string,
): Promise<{ readonly codeHash: Buffer; readonly private: boolean }[]> =>
  db.kysely
    .selectFrom('identity.recovery_code')
    .select(['codeHash', 'private'])
    .where('personId', '=', personId)
    .orderBy('codeHash')
    .execute()
