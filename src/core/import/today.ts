import type { List, PersonRow, UnitRow } from './list-change.ts'
import type { PresentMember, PresentOrganisation, PresentUnit } from './present.ts'

/** Today's list as a file would have it. */
export function todaysList({ units, members }: PresentOrganisation): List {
  const open = units.filter(({ open }) => open)
  return {
    units: new Map(open.map((unit) => [unit.id, unitRow(unit)])),
    people: new Map(members.filter(({ here }) => here).map((member) => [member.id, personRow(member)])),
  }
}

export const unitRow = ({ externalId, name, parentId }: PresentUnit): UnitRow => ({
  externalId,
  name,
  parentId,
})

/** A change that waits stands there as asked for, or the list would take it back. */
export function personRow(member: PresentMember): PersonRow & { readonly memberId: string } {
  const asked = member.change?.state === 'waiting' ? member.change : null
  return {
    memberId: member.id,
    unitId: member.unitId,
    email: asked?.email ?? member.email ?? '',
    name: asked?.name ?? member.name,
    employeeId: asked?.externalId ?? member.externalId ?? '',
    language: member.language,
    ...(member.mobile == null ? {} : { mobile: member.mobile }),
  }
}
