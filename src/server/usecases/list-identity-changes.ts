import { listIdentityChanges as readChanges } from '#server/db/identity-change-repository.ts'
import { asHr } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'

/** Changes of address or employee id that wait, and what became of those before. */
export async function listIdentityChanges(
  { pools }: Pick<Deps, 'pools'>,
  asked: { readonly organisationId: string; readonly personId: string },
) {
  return asHr(pools.app, asked, (tx) => readChanges(tx, asked.organisationId))
}
