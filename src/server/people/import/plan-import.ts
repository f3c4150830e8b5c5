import type { FileChoice } from '#core/import/workbook-choice.ts'
import { writeAuditEntry } from '#server/platform/audit/audit-repository.ts'
import { readAsHr } from '#server/platform/db/read-as.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { mayComeRight } from '#server/platform/is-database-away.ts'
import { TooMuchWork, type WorkLimit } from '#server/platform/process/own-process.ts'
import { giveUpImport } from './give-up-import.ts'
import { progressOf } from './import-progress.ts'
import { findImport, type ImportUpdate, updateImport } from './import-repository.ts'
import { readImportSource } from './import-source-repository.ts'
import { type MadePlan, makeImportPlan } from './make-import-plan.ts'

type Outcome = ImportUpdate & { readonly state: 'refused' | 'unmapped' | 'planned' }

type Which = { readonly organisationId: string; readonly importId: string }

/**
 * The dry run: plans the file or the change by hand, and stores the report. A second run, or one for a file that was given up
 * meanwhile, changes nothing.
 * @param limit replaces the usual limit of an import
 * @throws an error that a retry of the job may avoid
 */
export async function planImport(deps: Deps, which: Which, limit?: WorkLimit): Promise<void> {
  const { organisationId, importId } = which
  const started = await asHr(deps.pools.app, { organisationId, personId: null }, async (tx) => {
    const row = await findImport(tx, organisationId, importId)
    const source = row?.state === 'planning' ? await readImportSource(tx, organisationId, importId) : null
    return row === null || source === null ? null : { row, source }
  })
  if (started === null) return
  const given = whenGivenUp(deps, which)
  try {
    const made = await makeImportPlan(
      deps,
      organisationId,
      started.source,
      progressOf(deps, which, 'planning'),
      { choice: started.row.fileChoice, signal: given.signal, limit },
    )
    await finish(deps, which, outcomeOf(made, started.row.fileChoice))
  } catch (error) {
    if (given.signal.aborted) return
    if (mayComeRight(error)) throw error
    deps.log.error({ importId, error }, 'An import could not be planned')
    await giveUpImport(deps, which, codeOf(error))
  } finally {
    given.stop()
  }
}

/** How often a dry run checks whether it is still wanted, in milliseconds. */
const lookEvery = 1000

/** A newer file replaces one that is being read, perhaps on another server: the process of the older one ends soon after. */
function whenGivenUp(
  deps: Deps,
  { organisationId, importId }: Which,
): { readonly signal: AbortSignal; readonly stop: () => void } {
  const given = new AbortController()
  const look = async () => {
    const row = await readAsHr(deps, { organisationId, personId: null }, (tx) =>
      findImport(tx, organisationId, importId),
    )
    if (row?.state !== 'planning') given.abort()
  }
  // If the check fails, the dry run goes on.
  const timer = setInterval(() => void look().catch(() => undefined), lookEvery).unref()
  return { signal: given.signal, stop: () => clearInterval(timer) }
}

/** The error code of an import that could not be planned. */
const codeOf = (error: unknown) => (error instanceof TooMuchWork ? 'too-much-work' : 'unexpected')

/** The mapping stays the same when the import is applied, and is remembered for the next list. */
function outcomeOf({ report, changes, plannedAgainst }: MadePlan, choice: FileChoice | null): Outcome {
  const read = { progress: 100, report }
  if (report.toMap !== undefined) return { state: 'unmapped', ...read }
  const { mapped } = report
  const fileChoice = mapped === undefined ? {} : { fileChoice: { ...choice, columns: mapped.columns } }
  if (changes !== null) return { state: 'planned', ...read, ...fileChoice, plannedAgainst }
  // HR may choose another sheet or the first line about each person, or correct single cells on screen: then the file is read again.
  const canBeCorrected =
    report.sheet != null ||
    report.errors.some(({ code, details }) => code === 'repeated-person' || details['cell'] !== undefined)
  return { state: 'refused', ...read, ...(canBeCorrected ? fileChoice : { removeContent: true }) }
}

async function finish(deps: Deps, { organisationId, importId }: Which, to: Outcome): Promise<void> {
  await asHr(deps.pools.app, { organisationId, personId: null }, async (tx) => {
    if (!(await updateImport(tx, organisationId, importId, 'planning', to))) return
    if (to.state === 'unmapped') return
    await writeAuditEntry(tx, {
      organisationId,
      personId: null,
      at: deps.clock(),
      action: `import-${to.state}`,
      details: { importId },
    })
  })
}
