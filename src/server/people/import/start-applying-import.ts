import { readFingerprint } from '#server/people/organisation/organisation-repository.ts'
import { asHr, type HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found, Refusal } from '#server/platform/errors.ts'
import { enqueueImport } from './enqueue-import.ts'
import { findImport, type ImportRow, lockImport, updateImport } from './import-repository.ts'
import { isSourceStored } from './import-source-repository.ts'

/**
 * Enqueues what a dry run has shown. A repeated request, during or after it, returns the import's progress.
 * @throws Refusal not-found; import-not-ready unless the dry run went well; import-outdated
 */
export async function startApplyingImport(
  deps: Deps,
  input: { readonly organisationId: string; readonly importId: string; readonly personId: string },
): Promise<ImportRow> {
  const { organisationId, importId, personId } = input
  return asHr(deps.pools.app, { organisationId, personId }, async (tx) => {
    const row = found(await lockImport(tx, organisationId, importId))
    if (row.state === 'applying' || row.state === 'applied') return row
    if (row.state !== 'planned') throw new Refusal('import-not-ready')
    await refuseOutdatedImport(tx, organisationId, row)
    await updateImport(tx, organisationId, importId, 'planned', { state: 'applying', progress: 0 })
    const action = 'import-applying'
    await enqueueImport(deps, tx, { organisationId, personId, importId, job: 'apply-import', action })
    return (await findImport(tx, organisationId, importId)) ?? row
  })
}

/**
 * Refuses to apply an outdated dry run.
 * @throws Refusal import-outdated when units, members or roles have changed since, or the file or the change by hand was deleted
 * after its time (`forgetImportContents`)
 */
export async function refuseOutdatedImport(
  tx: HrTransaction,
  organisationId: string,
  { id, plannedAgainst }: ImportRow,
): Promise<void> {
  const isForgotten = !(await isSourceStored(tx, organisationId, id))
  if (isForgotten || (await readFingerprint(tx, organisationId)) !== plannedAgainst)
    throw new Refusal('import-outdated')
}
