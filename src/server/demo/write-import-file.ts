import { defaultLanguage } from '#core/languages.ts'
import type { SimulatedMember } from './simulation/simulate-organisation.ts'

type List = {
  readonly units: readonly { readonly id: string; readonly name: string; readonly parent: string | null }[]
  readonly members: readonly Pick<SimulatedMember, 'unit' | 'email' | 'name' | 'employeeId'>[]
}

/** The organisation as its HR system would export it: the product reads it the way it reads any customer's file. */
export function writeImportFile({ units, members }: List): Buffer {
  const head = 'enhet_id;enhet;överordnad_id;e-post;namn;anställningsnummer;språk'
  const unitRows = units.map((unit) => [unit.id, unit.name, unit.parent ?? '', '', '', '', ''])
  const memberRows = members.map((member) => {
    return [member.unit, '', '', member.email ?? '', member.name, member.employeeId, defaultLanguage]
  })
  const lines = [...unitRows, ...memberRows].map((cells) => cells.join(';'))
  return Buffer.from(`\ufeff${[head, ...lines].join('\r\n')}\r\n`)
}
