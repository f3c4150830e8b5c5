import { writeAuditEntry } from '#server/db/audit-repository.ts'
import {
  findImport,
  type ImportUpdate,
  readImportContent,
  updateImport,
} from '#server/db/import-repository.ts'
import { asHr } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { progressOf } from './import-progress.ts'
import { failedReport } from './import-report.ts'
import { type MadePlan, makeImportPlan } from './make-import-plan.ts'

type Which = { readonly organisationId: string; readonly importId: string }

/**
 * The dry run: reads the file, works out what it would change, and stores the report. Done twice, or for a file that
 * was given up meanwhile, it changes nothing.
 */
export async function planImport(deps: Deps, which: Which): Promise<void> {
  const { organisationId, importId } = which
  const content = await asHr(deps.pools.app, { organisationId, personId: null }, async (tx) => {
    const row = await findImport(tx, organisationId, importId)
    return row?.state === 'planning' ? readImportContent(tx, organisationId, importId) : null
  })
  if (content === null) return
  try {
    const made = await makeImportPlan(deps, organisationId, content, progressOf(deps, which, 'planning'))
    await finish(deps, which, outcomeOf(made))
  } catch (error) {
    deps.log.error({ importId, error }, 'An import could not be planned')
    const report = failedReport(null, 'unexpected')
    await finish(deps, which, { state: 'failed', report, removeContent: true })
  }
}

function outcomeOf({ report, changes, plannedAgainst }: MadePlan): ImportUpdate {
  return changes === null
    ? { state: 'refused', progress: 100, report, removeContent: true }
    : { state: 'planned', progress: 100, report, plannedAgainst }
}

async function finish(deps: Deps, { organisationId, importId }: Which, to: ImportUpdate): Promise<void> {
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
