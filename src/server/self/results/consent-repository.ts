import { hold } from '#server/platform/db/hold.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

/** Lets one transaction at a time change a person's consents. */
export async function holdConsents(tx: PersonTransaction, personId: string): Promise<void> {
  await hold(tx, `consents ${personId}`)
}

export async function readSealedConsents(tx: PersonTransaction, personId: string): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('consent')
    .select('sealed')
    .where('personId', '=', personId)
    .executeTakeFirst()
  return row?.sealed ?? null
}

export async function writeSealedConsents(
  tx: PersonTransaction,
  personId: string,
  sealed: Buffer,
): Promise<void> {
  await tx
    .insertInto('consent')
    .values({ personId, sealed })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet({ sealed }))
    .execute()
}
