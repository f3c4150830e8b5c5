import { defaultLanguage } from '#core/languages.ts'
import type { SimulatedRound } from './simulation/simulate-organisation.ts'

/** The organisation as its HR system would export it: the product reads it the way it reads any customer's file. */
export function writeImportFile({ units, members }: Pick<SimulatedRound, 'units' | 'members'>): Buffer {
  const head = 'enhet_id;enhet;överordnad_id;e-post;namn;anställningsnummer;språk'
  const unitRows = units.map((unit) => [unit.id, unit.name, unit.parent ?? '', '', '', '', ''])
  const memberRows = members.map((member) => {
    return [member.unit, '', '', member.email ?? '', member.name, member.employeeId, defaultLanguage]
  })
  const lines = [...unitRows, ...memberRows].map((cells) => cells.join(';'))
  return Buffer.from(`\ufeff${[head, ...lines].join('\r\n')}\r\n`)
}
