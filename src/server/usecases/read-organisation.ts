import { type Organisation, readOrganisation as readRow } from '#server/db/organisation-repository.ts'
import { asHr } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'

/** @throws Refusal not-found */
export async function readOrganisation(
  deps: Deps,
  asked: { readonly organisationId: string; readonly personId: string },
): Promise<Organisation> {
  const organisation = await asHr(deps.pools.app, asked, (tx) => readRow(tx, asked.organisationId))
  if (organisation === null) throw new Refusal('not-found')
  return organisation
}
