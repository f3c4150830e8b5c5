import { sql } from 'kysely'
import type { ListChange } from '#core/import/list-change.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

/** The source of a plan: a file's bytes, or a change by hand. */
export type ImportSource = Buffer | ListChange

type Which = { readonly organisationId: string; readonly id: string }

/** In bytes. The driver copies what it sends or reads several times in one go, and blocks other requests meanwhile. */
const largestPart = 4 * 1024 * 1024

/** The columns of a new import; for a file, its first part. */
export const contentOf = (source: ImportSource) =>
  Buffer.isBuffer(source)
    ? { kind: 'file' as const, content: source.subarray(0, largestPart), listChange: null }
    : { kind: source.kind, content: null, listChange: JSON.stringify(source) }

/** Stores the rest of a file. */
export async function appendContent(
  tx: HrTransaction,
  { organisationId, id }: Which,
  source: ImportSource,
): Promise<void> {
  if (!Buffer.isBuffer(source)) return
  for (let at = largestPart; at < source.length; at += largestPart) {
    await tx
      .updateTable('member_import')
      .set({ content: sql<Buffer>`content || ${source.subarray(at, at + largestPart)}::bytea` })
      .where('organisationId', '=', organisationId)
      .where('id', '=', id)
      .execute()
  }
}

/** Whether it has not been deleted yet. */
export async function isSourceStored(
  tx: HrTransaction,
  organisationId: string,
  importId: string,
): Promise<boolean> {
  const row = await sourceOf(tx, organisationId, importId)
    .select(sql<boolean>`content is not null or list_change is not null`.as('stored'))
    .executeTakeFirst()
  return row?.stored ?? false
}

/** @returns null once it is deleted */
export async function readImportSource(
  tx: HrTransaction,
  organisationId: string,
  importId: string,
): Promise<ImportSource | null> {
  const one = sourceOf(tx, organisationId, importId)
  const row = await one
    .select(['listChange', sql<number | null>`length(content)`.as('length')])
    .executeTakeFirst()
  if (row === undefined || row.length === null) return row?.listChange ?? null
  const content = Buffer.allocUnsafe(row.length)
  for (let at = 0; at < content.length; at += largestPart) {
    const piece = sql<Buffer | null>`substring(content from ${at + 1}::int for ${largestPart}::int)`
    const read = await one.select(piece.as('piece')).executeTakeFirst()
    if (read?.piece == null) return null
    read.piece.copy(content, at)
  }
  return content
}

const sourceOf = (tx: HrTransaction, organisationId: string, importId: string) =>
  tx.selectFrom('member_import').where('organisationId', '=', organisationId).where('id', '=', importId)

/** Deletes the files of older imports that were never applied; their reports stay in the history. */
export async function forgetImportContents({ kysely }: JobsPool, before: Date): Promise<void> {
  await sql`select public.forget_import_contents(${before})`.execute(kysely)
}
