import type { MemberList, OrganisationView, UnitList } from '#contract/people/organisation.ts'
import type { MemberRow } from '#server/people/list/member-repository.ts'
import type { UnitWithMembers } from './list-units.ts'
import type { Organisation } from './organisation-repository.ts'

/** @param sms whether people can be written to by SMS */
export function presentOrganisation(
  organisation: Organisation,
  { sms }: { readonly sms: boolean },
): OrganisationView {
  return { ...organisation, sms }
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

export function presentMembers(
  found: { total: number; members: readonly MemberRow[] },
  { sms }: { readonly sms: boolean },
): MemberList {
  const members = found.members.map(({ roles, mobile, ...member }) => ({
    ...member,
    mobile: sms ? mobile : null,
    roles: ['employee' as const, ...roles],
  }))
  return { total: found.total, members }
}
