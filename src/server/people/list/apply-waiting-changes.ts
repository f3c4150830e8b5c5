import { dayOf } from '#core/calendar/instant-of.ts'
import { writePlan } from '#server/people/import/apply-import.ts'
import { giveUpImport } from '#server/people/import/give-up-import.ts'
import { findImport, updateImport } from '#server/people/import/import-repository.ts'
import { type ImportSource, readImportSource } from '#server/people/import/import-source-repository.ts'
import { type MadePlan, makeImportPlan } from '#server/people/import/make-import-plan.ts'
import {
  listDueChanges,
  listOrganisationsWithDueListChanges,
} from '#server/people/import/waiting-change-repository.ts'
import { writeAuditEntry } from '#server/platform/audit/audit-repository.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { mayComeRight } from '#server/platform/is-database-away.ts'

type Which = { readonly organisationId: string; readonly importId: string }

const untold = async () => {}

/**
 * Applies postponed changes whose day has come, ordered by day and then by preparation. Each is planned
 * against the present list and its present limits, and is applied or refused as a whole.
 * @throws an error that the next run of the timetable may avoid
 */
export async function applyWaitingChanges(deps: Deps): Promise<void> {
  const today = dayOf(deps.clock())
  for (const organisationId of await listOrganisationsWithDueListChanges(deps.pools.jobs, today)) {
    const due = await asHr(deps.pools.app, { organisationId, personId: null }, (tx) =>
      listDueChanges(tx, organisationId, today),
    )
    for (const importId of due) {
      // The list has changed meanwhile. Later changes wait too, so that their order stays.
      if (!(await applyWaitingChange(deps, { organisationId, importId }))) break
    }
  }
}

/** @returns false when the change still waits, because the list has changed during its planning */
async function applyWaitingChange(deps: Deps, which: Which): Promise<boolean> {
  const { organisationId, importId } = which
  const source = await asHr(deps.pools.app, { organisationId, personId: null }, async (tx) => {
    const row = await findImport(tx, organisationId, importId)
    return row?.state === 'waiting' ? readImportSource(tx, organisationId, importId) : null
  })
  if (source === null) return true
  try {
    const made = await makeImportPlan(deps, organisationId, source, untold, { waited: true })
    if (made.changes === null || staysForRole(source, made)) {
      await refuse(deps, which, made)
      return true
    }
    return await writePlan(deps, { ...which, from: 'waiting' }, source, made, untold)
  } catch (error) {
    if (mayComeRight(error)) throw error
    deps.log.error({ importId, error }, 'A change that waited for its day could not be made')
    await giveUpImport(deps, which, 'unexpected', { waited: true })
    return true
  }
}

/** Whether a leaving member stays because of a protected role: the change would have no effect. */
const staysForRole = (source: ImportSource, { report }: MadePlan): boolean =>
  !Buffer.isBuffer(source) &&
  source.kind === 'remove-person' &&
  report.warnings.some(({ code }) => code === 'kept-for-role')

async function refuse(deps: Deps, { organisationId, importId }: Which, { report }: MadePlan): Promise<void> {
  const at = deps.clock()
  const to = { state: 'refused', progress: 100, report, removeContent: true, settledAt: at } as const
  await asHr(deps.pools.app, { organisationId, personId: null }, async (tx) => {
    if (!(await updateImport(tx, organisationId, importId, 'waiting', to))) return
    await writeAuditEntry(tx, {
      organisationId,
      personId: null,
      at,
      action: 'import-refused',
      details: { importId },
    })
  })
}
