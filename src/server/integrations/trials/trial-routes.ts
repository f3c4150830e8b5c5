import type { FastifyInstance } from 'fastify'
import { setSecretCookie } from '#server/identity/sign-in/sign-in-cookies-http.ts'
import { readNewUser } from '#server/people/scim/read-user.ts'
import { readBody } from '#server/people/scim/scim-body.ts'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { tryIntegration } from './try-integration.ts'

export function trialRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'tryIntegration', async ({ actor: { personId }, params, body, reply }) => {
    const by = { ...params, personId }
    const wanted = body.part === 'scim' ? { ...body, wish: readNewUser(madeUpUser(deps)) } : body
    const { outcome, cookie, address = null, id = null, ...more } = await tryIntegration(deps, by, wanted)
    if (cookie !== undefined) setSecretCookie(deps, reply, 'sign-on', cookie)
    return { outcome, address, id, status: more.status ?? null, opened: more.opened ?? null }
  })
}

/** A made-up person as Microsoft Entra and Okta send one; the address has a domain that cannot exist (RFC 2606). */
function madeUpUser({ newId }: Pick<Deps, 'newId'>) {
  const userName = `${newId()}@prov.invalid`
  return readBody({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName,
    externalId: newId(),
    name: { givenName: 'Prov', familyName: 'Person' },
    emails: [{ value: userName, type: 'work', primary: true }],
    active: true,
  })
}
