import type { List, PersonRow, UnitRow } from './list-change.ts'
import type { PresentMember, PresentOrganisation, PresentUnit } from './present.ts'

/** Today's list in the form of a file. */
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

/** A pending change is in the row, or applying the list would withdraw it. */
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
