import type { PersonTransaction } from '#server/platform/db/transaction.ts'

export type SealedDocument = {
  readonly kind: string
  readonly version: number
  readonly sealed: Buffer
  readonly lastKey: Buffer | null
}

export type DocumentToWrite = {
  readonly personId: string
  readonly kind: string
  /** The version that the person changed; 0 when there was none. */
  readonly changed: number
  readonly sealed: Buffer
  /** Null for a write without an idempotency key. */
  readonly key: Buffer | null
  readonly now: Date
}

/** @returns whether it was written: false when the stored version is another, also for a repetition of this very write */
export async function writeSealedDocument(tx: PersonTransaction, write: DocumentToWrite): Promise<boolean> {
  const row = {
    version: write.changed + 1,
    sealed: write.sealed,
    lastKey: write.key,
    updatedAt: write.now,
  }
  if (write.changed === 0) {
    const stored = await tx
      .insertInto('own_document')
      .values({ personId: write.personId, kind: write.kind, ...row })
      .onConflict((conflict) => conflict.columns(['personId', 'kind']).doNothing())
      .returning('version')
      .executeTakeFirst()
    return stored !== undefined
  }
  const { numUpdatedRows } = await tx
    .updateTable('own_document')
    .set(row)
    .where('personId', '=', write.personId)
    .where('kind', '=', write.kind)
    .where('version', '=', write.changed)
    .where((where) =>
      write.key === null ? where.lit(true) : where('lastKey', 'is distinct from', write.key),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function readSealedDocument(
  tx: PersonTransaction,
  personId: string,
  kind: string,
): Promise<SealedDocument | null> {
  const rows = await sealedDocuments(tx, personId).where('kind', '=', kind).execute()
  return rows[0] ?? null
}

/** Counts writes from 1; 0 when nothing has been written. */
export async function readDocumentVersion(
  tx: PersonTransaction,
  personId: string,
  kind: string,
): Promise<number> {
  const row = await tx
    .selectFrom('own_document')
    .select('version')
    .where('personId', '=', personId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.version ?? 0
}

export async function listSealedDocuments(
  tx: PersonTransaction,
  personId: string,
): Promise<readonly SealedDocument[]> {
  return sealedDocuments(tx, personId).orderBy('kind').execute()
}

const sealedDocuments = (tx: PersonTransaction, personId: string) =>
  tx
    .selectFrom('own_document')
    .select(['kind', 'version', 'sealed', 'lastKey'])
    .where('personId', '=', personId)
