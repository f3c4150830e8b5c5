import type { ImportChanges } from '#core/import/import-plan.ts'
import { withdrawIdentityChanges } from '#server/people/identity-changes/identity-change-repository.ts'
import { askForIdentityChanges } from '#server/people/identity-changes/identity-changes.ts'
import { endMemberships, putMembers, removeRoles } from '#server/people/list/member-change-repository.ts'
import { closeUnits, putUnits } from '#server/people/organisation/unit-repository.ts'
import type { ChangesInBatches } from '#server/platform/batch/in-batches.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'

/**
 * Writes a plan. Removals come first, so that their addresses and ids are free for additions. Other addresses and
 * employee numbers are only requested.
 * @param onProgress called with the share written, 0 to 1
 */
export async function applyImportChanges(
  deps: Deps,
  tx: HrTransaction,
  organisationId: string,
  changes: ChangesInBatches,
  onProgress: (share: number) => Promise<void>,
): Promise<void> {
  const at = deps.clock()
  // Leaving members are processed twice.
  const total = Object.values(changes).flat().length + changes.leavingMemberIds.length
  let written = 0
  const each = async <K extends keyof ImportChanges>(
    kind: K,
    write: (rows: ImportChanges[K]) => Promise<void>,
  ) => {
    for (const batch of changes[kind]) {
      await write(JSON.parse(batch))
      written += 1
      await onProgress(written / total)
    }
  }
  await each('removedRoles', (roles) => removeRoles(tx, organisationId, roles))
  await each('leavingMemberIds', (ids) => endMemberships(tx, organisationId, ids, at))
  await each('leavingMemberIds', (ids) => withdrawIdentityChanges(tx, ids, at))
  await each('withdrawnMemberIds', (ids) => withdrawIdentityChanges(tx, ids, at))
  await each('identityChanges', (asked) => askForIdentityChanges(deps, tx, asked))
  await each('closedUnitIds', (ids) => closeUnits(tx, organisationId, ids, at))
  await each('units', (units) => putUnits(tx, organisationId, units))
  await each('members', (members) => putMembers(tx, organisationId, members, at))
}
