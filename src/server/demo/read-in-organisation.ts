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
  organisationId: string,
  writtenBy: string,
  round: SimulatedRound,
): Promise<void> {
  const personId = deps.newId()
  const { id: importId } = await startImport(deps, {
    organisationId,
    personId,
    email: writtenBy,
    fileName: `personal-${deps.clock().toISOString().slice(0, 10)}.csv`,
    content: writeImportFile(round),
  })
  await planImport(deps, { organisationId, importId })
  await startApplyingImport(deps, { organisationId, importId, personId })
  await applyImport(deps, { organisationId, importId })
}
