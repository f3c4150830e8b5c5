import type { ImportRow } from '#server/db/import-repository.ts'
import { listAllMembers } from '#server/db/member-repository.ts'
import { asHr } from '#server/db/transaction.ts'
import { listAllUnits } from '#server/db/unit-repository.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { listWithout } from '#server/imports/list-without.ts'
import { startImport } from './start-import.ts'

export type Removal = {
  readonly organisationId: string
  readonly personId: string
  /** Stands in for the name where the person is no member. */
  readonly email: string
  /** Of the member who is to leave. */
  readonly memberId: string
}

/**
 * Begins to take one person off the list, as a file of today's list without that person would: the same dry run, the
 * same limits over 28 days, the same history, and nothing changes before it is applied.
 * @throws Refusal not-found for anybody who is not on today's list
 */
export async function startRemoval(deps: Deps, { memberId, ...asker }: Removal): Promise<ImportRow> {
  const { organisationId, personId } = asker
  const present = await asHr(deps.pools.app, { organisationId, personId }, async (tx) => ({
    units: await listAllUnits(tx, organisationId),
    members: await listAllMembers(tx, organisationId, deps.clock()),
  }))
  if (!present.members.some(({ id, here }) => here && id === memberId)) throw new Refusal('not-found')
  return startImport(deps, { ...asker, fileName: '', content: listWithout(present, memberId) })
}
