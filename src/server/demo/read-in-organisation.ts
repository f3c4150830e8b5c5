import { defaultLanguage } from '#core/languages.ts'
import { applyImport } from '#server/people/import/apply-import.ts'
import { planImport } from '#server/people/import/plan-import.ts'
import { startApplyingImport } from '#server/people/import/start-applying-import.ts'
import { startImport } from '#server/people/import/start-import.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { SimulatedMember } from './simulation/simulate-organisation.ts'

/** Imports the organisation as a customer would: dry run, then the change. */
export async function readInOrganisation(
  deps: Deps,
  input: { readonly organisationId: string; readonly personId: string; readonly email: string },
  list: Parameters<typeof writeImportFile>[0],
): Promise<void> {
  const { organisationId, personId } = input
  const { id: importId } = await startImport(deps, {
    ...input,
    fileName: `personal-${deps.clock().toISOString().slice(0, 10)}.csv`,
    source: writeImportFile(list),
  })
  await planImport(deps, { organisationId, importId })
  await startApplyingImport(deps, { organisationId, importId, personId })
  await applyImport(deps, { organisationId, importId })
}

type List = {
  readonly units: readonly { readonly id: string; readonly name: string; readonly parent: string | null }[]
  readonly members: readonly Pick<SimulatedMember, 'unit' | 'email' | 'name' | 'employeeId'>[]
}

/** The organisation as its HR system would export it, since the product reads it like any customer's file. */
function writeImportFile({ units, members }: List): Buffer {
  const head = 'enhet_id;enhet;överordnad_id;e-post;namn;anställningsnummer;språk'
  const unitRows = units.map((unit) => [unit.id, unit.name, unit.parent ?? '', '', '', '', ''])
  const memberRows = members.map((member) => {
    return [member.unit, '', '', member.email ?? '', member.name, member.employeeId, defaultLanguage]
  })
  const lines = [...unitRows, ...memberRows].map((cells) => cells.join(';'))
  return Buffer.from(`\ufeff${[head, ...lines].join('\r\n')}\r\n`)
}
