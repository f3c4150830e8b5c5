import { dayOf } from '#core/calendar/day-of.ts'
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
 * Makes the changes by hand whose day has come, in the order of their days and then of their preparation: each is planned
 * against the list of that moment, with the limits of that moment, and done whole, or refused whole.
 * @throws what may come right when the timetable comes again
 */
export async function applyWaitingChanges(deps: Deps): Promise<void> {
  const today = dayOf(deps.clock())
  for (const organisationId of await listOrganisationsWithDueListChanges(deps.pools.jobs, today)) {
    const due = await asHr(deps.pools.app, { organisationId, personId: null }, (tx) =>
      listDueChanges(tx, organisationId, today),
    )
    for (const importId of due) {
      // The list has changed meanwhile. Those that come after it wait too, so that their order stays.
      if (!(await applyWaitingChange(deps, { organisationId, importId }))) break
    }
  }
}

/** @returns false when it still waits, because the list has changed while it was planned */
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

/** Somebody who is to leave and has a role that protects them: nothing would change. */
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
