import { limitedTime } from '#core/import/limits.ts'
import { forgetLeaving } from '#server/people/list/member-change-repository.ts'
import { holdMembers, readFingerprint } from '#server/people/organisation/organisation-repository.ts'
import { writeAuditEntry } from '#server/platform/audit/audit-repository.ts'
import { asHr, type HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { mayComeRight } from '#server/platform/is-database-away.ts'
import { announceEvent } from '#server/platform/queue/announce-event.ts'
import { applyImportChanges } from './apply-import-changes.ts'
import { giveUpImport } from './give-up-import.ts'
import { progressOf } from './import-progress.ts'
import { findImport, forgetUndo, lockImport, updateImport } from './import-repository.ts'
import { type ImportSource, readImportSource } from './import-source-repository.ts'
import { type MadePlan, makeImportPlan } from './make-import-plan.ts'

type Which = { readonly organisationId: string; readonly importId: string }

/** The share of the work for planning again; the rest is writing. */
const planningShare = 0.4

/**
 * Applies what the dry run has shown, in one transaction. Plans again from the file, because a plan that is
 * not stored cannot be tampered with. A second run changes nothing.
 * @throws an error that a retry of the job may avoid
 */
export async function applyImport(deps: Deps, which: Which): Promise<void> {
  const { organisationId, importId } = which
  const started = await asHr(deps.pools.app, { organisationId, personId: null }, async (tx) => {
    const row = await findImport(tx, organisationId, importId)
    const source = row?.state === 'applying' ? await readImportSource(tx, organisationId, importId) : null
    return row === null || source === null ? null : { row, source }
  })
  if (started === null) return
  const progress = progressOf(deps, which, 'applying')
  try {
    const made = await makeImportPlan(
      deps,
      organisationId,
      started.source,
      (share) => progress(share * planningShare),
      {
        choice: started.row.fileChoice,
      },
    )
    const isCurrent = made.plannedAgainst === started.row.plannedAgainst
    if (isCurrent && (await writePlan(deps, { ...which, from: 'applying' }, started.source, made, progress)))
      return
    await giveUpImport(deps, which, 'outdated')
  } catch (error) {
    if (mayComeRight(error)) throw error
    deps.log.error({ importId, error }, 'An import could not be applied')
    await giveUpImport(deps, which)
  }
}

/**
 * Writes a plan and ends the import.
 * @returns false when units, members or roles have changed since the plan was made
 */
export async function writePlan(
  deps: Deps,
  which: Which & { readonly from: 'applying' | 'waiting' },
  source: ImportSource,
  { changes, undo, plannedAgainst }: MadePlan,
  progress: (share: number) => Promise<void>,
): Promise<boolean> {
  const { organisationId } = which
  return asHr(deps.pools.app, { organisationId, personId: null }, async (tx) => {
    await holdMembers(tx, organisationId)
    if (which.from === 'waiting' && !(await stillWaits(tx, which))) return false
    if (changes === null || (await readFingerprint(tx, organisationId)) !== plannedAgainst) return false
    await applyImportChanges(deps, tx, organisationId, changes, (share) =>
      progress(planningShare + share * (1 - planningShare)),
    )
    if (!Buffer.isBuffer(source) && source.kind === 'undo') {
      const since = new Date(deps.clock().getTime() - limitedTime)
      await forgetLeaving(tx, organisationId, source.addedMemberIds, since)
    }
    await finish(deps, tx, which, undo)
    return true
  })
}

/** Locks the import against a withdrawal. The row of one that reports progress stays unlocked. */
const stillWaits = async (tx: HrTransaction, { organisationId, importId }: Which) =>
  (await lockImport(tx, organisationId, importId))?.state === 'waiting'

async function finish(
  deps: Deps,
  tx: HrTransaction,
  { organisationId, importId, from }: Which & { readonly from: 'applying' | 'waiting' },
  undo: string | null,
): Promise<void> {
  // Nothing changed, so the change before this one is still the last.
  if (undo !== null) await forgetUndo(tx, organisationId)
  const applied = await updateImport(tx, organisationId, importId, from, {
    state: 'applied',
    progress: 100,
    removeContent: true,
    undo,
    ...(from === 'waiting' ? { settledAt: deps.clock() } : {}),
  })
  // Another worker ran the same job first: roll back what this one has written.
  if (!applied) throw new Error('the import was no longer being applied')
  const at = deps.clock()
  await announceEvent(deps, tx, { organisationId, event: 'people.imported', about: importId, at })
  await writeAuditEntry(tx, {
    organisationId,
    personId: null,
    at,
    action: 'import-applied',
    details: { importId },
  })
}
