import type { ListChange } from '#core/import/list-change.ts'
import type { ImportRow } from '#server/db/import-repository.ts'
import { isOnList } from '#server/db/member-repository.ts'
import { asHr } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { startImport } from './start-import.ts'

type Asker = {
  readonly organisationId: string
  readonly personId: string
  /** Stands in for the name where the person is no member. */
  readonly email: string
}

/**
 * Begins to change one thing in the list, as a file of today's list with that change would: the same dry run, the same
 * limits over 28 days, the same history, and nothing changes before it is applied.
 * @throws Refusal not-found for anybody who is not on today's list
 */
export async function startListChange(deps: Deps, asker: Asker, change: ListChange): Promise<ImportRow> {
  const { organisationId, personId } = asker
  if ('memberId' in change) {
    const { memberId } = change
    const here = await asHr(deps.pools.app, { organisationId, personId }, (tx) =>
      isOnList(tx, organisationId, memberId),
    )
    if (!here) throw new Refusal('not-found')
  }
  return startImport(deps, { ...asker, fileName: '', source: change })
}
