import { readFingerprint } from '#server/people/organisation/organisation-repository.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { ImportRow } from './import-repository.ts'
import { isSourceStored } from './import-source-repository.ts'

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
