import { applyImport } from '#server/people/import/apply-import.ts'
import { planImport } from '#server/people/import/plan-import.ts'
import { startApplyingImport } from '#server/people/import/start-applying-import.ts'
import { startImport } from '#server/people/import/start-import.ts'
import type { Deps } from '#server/platform/deps.ts'
import { writeImportFile } from './write-import-file.ts'

/** Reads the organisation in as a customer would: dry run, then the change. */
export async function readInOrganisation(
  deps: Deps,
  asked: { readonly organisationId: string; readonly personId: string; readonly email: string },
  list: Parameters<typeof writeImportFile>[0],
): Promise<void> {
  const { organisationId, personId } = asked
  const { id: importId } = await startImport(deps, {
    ...asked,
    fileName: `personal-${deps.clock().toISOString().slice(0, 10)}.csv`,
    source: writeImportFile(list),
  })
  await planImport(deps, { organisationId, importId })
  await startApplyingImport(deps, { organisationId, importId, personId })
  await applyImport(deps, { organisationId, importId })
}
