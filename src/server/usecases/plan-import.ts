import { writeAuditEntry } from '#server/db/audit-repository.ts'
import {
  findImport,
  type ImportUpdate,
  readImportSource,
  updateImport,
} from '#server/db/import-repository.ts'
import { asHr } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { mayComeRight } from '#server/is-database-away.ts'
import { giveUpImport } from './give-up-import.ts'
import { progressOf } from './import-progress.ts'
import { type MadePlan, makeImportPlan } from './make-import-plan.ts'

type Outcome = ImportUpdate & { readonly state: 'refused' | 'planned' }

type Which = { readonly organisationId: string; readonly importId: string }

/**
 * The dry run: reads the file, or the change by hand, works out what it would change, and stores the report. Done twice, or for a file that
 * was given up meanwhile, it changes nothing.
 * @throws what may come right when the job is tried again
 */
export async function planImport(deps: Deps, which: Which): Promise<void> {
  const { organisationId, importId } = which
  const source = await asHr(deps.pools.app, { organisationId, personId: null }, async (tx) => {
    const row = await findImport(tx, organisationId, importId)
    return row?.state === 'planning' ? readImportSource(tx, organisationId, importId) : null
  })
  if (source === null) return
  try {
    const made = await makeImportPlan(deps, organisationId, source, progressOf(deps, which, 'planning'))
    await finish(deps, which, outcomeOf(made))
  } catch (error) {
    if (mayComeRight(error)) throw error
    deps.log.error({ importId, error }, 'An import could not be planned')
    await giveUpImport(deps, which)
  }
}

function outcomeOf({ report, changes, plannedAgainst }: MadePlan): Outcome {
  return changes === null
    ? { state: 'refused', progress: 100, report, removeContent: true }
    : { state: 'planned', progress: 100, report, plannedAgainst }
}

async function finish(deps: Deps, { organisationId, importId }: Which, to: Outcome): Promise<void> {
  await asHr(deps.pools.app, { organisationId, personId: null }, async (tx) => {
    if (!(await updateImport(tx, organisationId, importId, 'planning', to))) return
    await writeAuditEntry(tx, {
      organisationId,
      personId: null,
      at: deps.clock(),
      action: `import-${to.state}`,
      details: { importId },
    })
  })
}
