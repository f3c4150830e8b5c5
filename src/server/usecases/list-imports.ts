import { type ImportRow, listImports as listRows } from '#server/db/import-repository.ts'
import { asHr } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'

/** The import history, newest first. The safety representative reads it too: invented members would show here. */
export async function listImports(
  deps: Deps,
  asked: { readonly organisationId: string; readonly personId: string },
): Promise<ImportRow[]> {
  return asHr(deps.pools.app, asked, (tx) => listRows(tx, asked.organisationId))
}
