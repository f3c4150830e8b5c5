import type { TestApp } from '../app/test-app.ts'
import { asSuperuser } from '../database/database.ts'
import { withKey } from '../factories/api-key.ts'
import { makeMember, makeOrganisation } from '../factories/people.ts'

export type Resource = {
  readonly id: string
  readonly userName?: string
  readonly displayName?: string
  readonly active?: boolean
  readonly emails?: readonly { readonly value: string }[]
  readonly groups?: readonly { readonly value: string; readonly display: string }[]
  readonly members?: readonly { readonly value: string }[]
  readonly detail?: string
  readonly scimType?: string
  readonly totalResults?: number
  readonly itemsPerPage?: number
  readonly Resources?: readonly Resource[]
}

export type ScimAnswer = { readonly status: number; readonly body: Resource; readonly type: string }

/** An organisation with an owner and HR, whose list an identity provider maintains. */
export async function provider(server: TestApp) {
  const place = await makeOrganisation(server)
  const owner = await makeMember(server, { in: place, roles: ['owner'] })
  const hr = await makeMember(server, { in: place, roles: ['hr'] })
  const key = await withKey(server, place, ['people'])
  const ask = async (method: string, path: string, body?: unknown): Promise<ScimAnswer> => {
    const answer = await key.send({
      method: method as 'GET',
      url: `/scim/v2${path}`,
      ...(body === undefined
        ? {}
        : { payload: JSON.stringify(body), headers: { 'content-type': 'application/scim+json' } }),
    })
    const [type = ''] = String(answer.headers['content-type']).split(';')
    return { status: answer.status, body: answer.body as Resource, type }
  }
  /** The list as it is in the database. */
  const list = () =>
    asSuperuser<{ id: string; email: string | null; name: string; here: boolean; unit: string }>(
      server.database,
      `select m.id, m.email, m.name, m.left_at is null as here, u.name as unit from member m
       join unit u on u.organisation_id = m.organisation_id and u.id = m.unit_id
       where m.organisation_id = $1 order by m.email`,
      [place.organisationId],
    )
  return { place, owner, hr, key, ask, list }
}

export type Provider = Awaited<ReturnType<typeof provider>>

export const patch = (...operations: readonly object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: operations,
})

/** A new user, as both Okta and Microsoft send it. */
export const newUser = (name: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName: `${name}@bolaget.example`,
  externalId: `idp-${name}`,
  name: { givenName: name, familyName: 'Ek' },
  displayName: `${name} Ek`,
  emails: [{ primary: true, value: `${name}@bolaget.example`, type: 'work' }],
  active: true,
})

/** Adds a user. @returns their id */
export async function addUser({ ask }: Provider, name: string): Promise<string> {
  return (await ask('POST', '/Users', newUser(name))).body.id
}
