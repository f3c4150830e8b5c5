import { listRounds as listRows, type RoundRow } from '#server/db/round-repository.ts'
import { asHr } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'

/** All rounds of an organisation, newest first. */
export async function listRounds(
  deps: Deps,
  asked: { readonly organisationId: string; readonly personId: string },
): Promise<RoundRow[]> {
  return asHr(deps.pools.app, asked, (tx) => listRows(tx, asked.organisationId))
}
