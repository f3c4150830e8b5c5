import type { MemberList, OrganisationView, UnitList } from '#contract/organisation.ts'
import type { MemberRow } from '#server/db/member-repository.ts'
import type { Organisation } from '#server/db/organisation-repository.ts'
import type { UnitWithMembers } from '#server/usecases/list-units.ts'

export function presentOrganisation(organisation: Organisation): OrganisationView {
  const { id, name, number, simulated, smallestGroup, language, members, units, refusedAddresses } =
    organisation
  return { id, name, number, simulated, smallestGroup, language, members, units, refusedAddresses }
}

export function presentUnits(units: readonly UnitWithMembers[]): UnitList {
  return {
    units: units.map(({ id, externalId, name, parentId, members }) => ({
      id,
      externalId,
      name,
      parentId,
      members,
    })),
  }
}

export function presentMembers(found: { total: number; members: readonly MemberRow[] }): MemberList {
  const members = found.members.map(({ roles, ...member }) => ({
    ...member,
    roles: ['employee' as const, ...roles],
  }))
  return { total: found.total, members }
}
