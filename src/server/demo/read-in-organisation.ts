import type { Deps } from '#server/deps.ts'
import { applyImport } from '#server/usecases/apply-import.ts'
import { planImport } from '#server/usecases/plan-import.ts'
import { startApplyingImport } from '#server/usecases/start-applying-import.ts'
import { startImport } from '#server/usecases/start-import.ts'
import type { SimulatedRound } from './simulate-organisation.ts'
import { writeImportFile } from './write-import-file.ts'

/** Reads the organisation in as a customer would: dry run, then the change. */
export async function readInOrganisation(
  deps: Deps,
  asked: { readonly organisationId: string; readonly personId: string; readonly email: string },
  round: SimulatedRound,
): Promise<void> {
  const { organisationId, personId } = asked
  const { id: importId } = await startImport(deps, {
    ...asked,
    fileName: `personal-${deps.clock().toISOString().slice(0, 10)}.csv`,
    source: writeImportFile(round),
  })
  await planImport(deps, { organisationId, importId })
  await startApplyingImport(deps, { organisationId, importId, personId })
  await applyImport(deps, { organisationId, importId })
}
