import type { PresentMember, PresentOrganisation } from '#core/import/present.ts'

const headings = ['unit_id', 'unit', 'parent_id', 'email', 'name', 'employee_id', 'language']

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`
const line = (cells: readonly string[]): string => cells.map(cell).join(';')

/**
 * Today's list as a file that changes nothing but that one member is missing. A change of address that waits stands in it
 * as asked for, or the file would take it back.
 */
export function listWithout({ units, members }: PresentOrganisation, memberId: string): Buffer {
  const externalId = new Map(units.map((unit) => [unit.id, unit.externalId]))
  const open = units.filter((unit) => unit.open)
  const people = members.filter(({ here, id }) => here && id !== memberId)
  const lines = [
    line(headings),
    ...open.map(({ externalId: id, name, parentId }) =>
      line([id, name, parentId === null ? '' : (externalId.get(parentId) ?? ''), '', '', '', '']),
    ),
    ...people.map((member) => line(cellsOf(member, externalId.get(member.unitId) ?? ''))),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n`)
}

function cellsOf(member: PresentMember, unit: string): readonly string[] {
  const asked = member.change?.state === 'waiting' ? member.change : null
  return [
    unit,
    '',
    '',
    asked?.email ?? member.email ?? '',
    asked?.name ?? member.name,
    asked?.externalId ?? member.externalId ?? '',
    member.language,
  ]
}
