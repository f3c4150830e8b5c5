import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { changeRole } from './change-role.ts'
import { decideRoleRequest } from './decide-role-request.ts'
import { listRoles } from './list-roles.ts'

export function roleRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listRoles', async ({ actor, params }) => {
    const { personId, memberships } = actor
    const here = memberships.find(({ organisationId }) => organisationId === params.organisationId)
    const held = here?.roles ?? []
    const isEmployer = held.includes('hr') || held.includes('owner')
    const represents = !held.includes('safety_representative')
      ? 'no'
      : isEmployer
        ? 'as-employer-too'
        : 'alone'
    return listRoles(deps, { ...params, personId, represents })
  })
  route(app, 'changeRole', async ({ actor: { personId, signIn }, params, body, request }) => {
    const key = idempotencyKey(request)
    return { became: await changeRole(deps, { ...params, ...body, personId, signIn, key }) }
  })
  route(app, 'decideRoleRequest', async ({ actor: { personId, signIn }, params, body }) => {
    await decideRoleRequest(deps, { ...params, ...body, personId, signIn })
    return {}
  })
}
