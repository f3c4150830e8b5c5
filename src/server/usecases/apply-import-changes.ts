import type { ImportChanges } from '#core/import/import-plan.ts'
import { withdrawIdentityChanges } from '#server/db/identity-change-repository.ts'
import { endMemberships, putMembers, removeRoles } from '#server/db/member-changes.ts'
import type { HrTransaction } from '#server/db/transaction.ts'
import { closeUnits, putUnits } from '#server/db/unit-repository.ts'
import type { Deps } from '#server/deps.ts'
import { askForIdentityChanges } from './ask-for-identity-changes.ts'

/** Rows sent to the database at once: a few hundred kilobytes, some tens of milliseconds. */
const rowsAtOnce = 2000

/**
 * Writes a plan. What goes away goes first, so that its addresses and ids are free for what comes. Other addresses and employee
 * ids are only asked for.
 * @param onProgress hears the share that is written, 0 to 1
 */
export async function applyImportChanges(
  deps: Deps,
  tx: HrTransaction,
  organisationId: string,
  changes: ImportChanges,
  onProgress: (share: number) => Promise<void>,
): Promise<void> {
  const at = deps.clock()
  const total = Object.values(changes).reduce((sum, list) => sum + list.length, 0)
  let written = 0
  const each = async <T>(list: readonly T[], write: (some: readonly T[]) => Promise<void>) => {
    for (let from = 0; from < list.length; from += rowsAtOnce) {
      const some = list.slice(from, from + rowsAtOnce)
      await write(some)
      written += some.length
      await onProgress(Math.min(written / total, 1))
    }
  }
  await each(changes.removedRoles, (roles) => removeRoles(tx, organisationId, roles))
  await each(changes.leavingMemberIds, (ids) => endMemberships(tx, organisationId, ids, at))
  for (const ids of [changes.leavingMemberIds, changes.withdrawnMemberIds])
    await each(ids, (some) => withdrawIdentityChanges(tx, some, at))
  await each(changes.identityChanges, (asked) => askForIdentityChanges(deps, tx, asked))
  await each(changes.closedUnitIds, (ids) => closeUnits(tx, organisationId, ids, at))
  await each(changes.units, (units) => putUnits(tx, organisationId, units))
  await each(changes.members, (members) => putMembers(tx, organisationId, members, at))
}
