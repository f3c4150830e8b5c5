import { findImport, type ImportRow } from '#server/db/import-repository.ts'
import { asHr } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'

/** One import with its report. @throws Refusal not-found, also for another organisation's */
export async function readImport(
  deps: Deps,
  asked: { readonly organisationId: string; readonly importId: string; readonly personId: string },
): Promise<ImportRow> {
  const row = await asHr(deps.pools.app, asked, (tx) => findImport(tx, asked.organisationId, asked.importId))
  if (row === null) throw new Refusal('not-found')
  return row
}
