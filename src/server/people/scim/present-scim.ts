import type { UnitWithPeople } from '#server/people/provisioning/provision-unit.ts'
import type { ProvisionedMember } from '#server/people/provisioning/provisioned-member-repository.ts'
import { enterpriseUser } from './read-user.ts'

export const scimPath = '/scim/v2'

export const coreUser = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const coreGroup = 'urn:ietf:params:scim:schemas:core:2.0:Group'

const place = (baseUrl: string, kind: 'Users' | 'Groups', id: string) => `${baseUrl}${scimPath}/${kind}/${id}`

export function presentUser(baseUrl: string, member: ProvisionedMember) {
  const {
    id,
    userName,
    externalId,
    name,
    givenName,
    familyName,
    email,
    employeeId,
    language,
    mobile,
    active,
  } = member
  return {
    schemas: [coreUser, ...(employeeId === null ? [] : [enterpriseUser])],
    id,
    ...(externalId === null ? {} : { externalId }),
    userName,
    displayName: name,
    name: {
      formatted: name,
      ...(givenName === null ? {} : { givenName }),
      ...(familyName === null ? {} : { familyName }),
    },
    ...(email === null ? {} : { emails: [{ value: email, type: 'work', primary: true }] }),
    ...(mobile === null ? {} : { phoneNumbers: [{ value: mobile, type: 'mobile' }] }),
    preferredLanguage: language,
    active,
    ...(active
      ? {
          groups: [
            {
              value: member.unitId,
              $ref: place(baseUrl, 'Groups', member.unitId),
              display: member.unitName,
              type: 'direct',
            },
          ],
        }
      : {}),
    ...(employeeId === null ? {} : { [enterpriseUser]: { employeeNumber: employeeId } }),
    meta: { resourceType: 'User', location: place(baseUrl, 'Users', id) },
  }
}

export function presentGroup(baseUrl: string, { unit, members }: UnitWithPeople) {
  const { id, name, externalId } = unit
  return {
    schemas: [coreGroup],
    id,
    ...(externalId === null ? {} : { externalId }),
    displayName: name,
    members: members.map((member) => ({
      value: member.id,
      $ref: place(baseUrl, 'Users', member.id),
      display: member.name,
      type: 'User',
    })),
    meta: { resourceType: 'Group', location: place(baseUrl, 'Groups', id) },
  }
}

export const presentList = (resources: readonly unknown[], total: number, offset: number) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: total,
  startIndex: offset + 1,
  itemsPerPage: resources.length,
  Resources: resources,
})
