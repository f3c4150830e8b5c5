import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { changeRole } from './change-role.ts'
import { decideRoleRequest } from './decide-role-request.ts'
import { listRoles } from './list-roles.ts'
import { presentRoles } from './present-roles.ts'

export function roleRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'listRoles',
      action: 'read-roles',
      summary:
        'Returns the roles in the organisation, who holds them, and the role requests that await confirmation.',
    },
    async ({ actor, params }) => {
      const { personId, memberships } = actor
      const here = memberships.find(({ organisationId }) => organisationId === params.organisationId)
      const held = here?.roles ?? []
      const isEmployer = held.includes('hr') || held.includes('owner')
      const represents = !held.includes('safety_representative')
        ? 'no'
        : isEmployer
          ? 'as-employer-too'
          : 'alone'
      return presentRoles(await listRoles(deps, { ...params, personId, represents }))
    },
  )
  route(
    app,
    {
      name: 'changeRole',
      action: 'change-roles',
      budget: 'mails',
      summary:
        'Grants or revokes a role. Granting or revoking the role of safety representative is a request, which takes effect when a current safety representative or the provider confirms it. A safety representative confirms before they become HR or owner.',
      refusals: ['member-unknown', 'last-owner'],
      reauthenticated: true,
    },
    async ({ actor: { personId, signIn }, params, body }) => {
      return { became: await changeRole(deps, { ...params, ...body, personId, signIn }) }
    },
  )
  route(
    app,
    {
      name: 'decideRoleRequest',
      action: 'decide-role-requests',
      summary:
        'Confirms or refuses a request to make somebody a safety representative or, about the caller, to end that role or to make the caller HR or owner.',
      reauthenticated: true,
    },
    async ({ actor: { personId, signIn }, params, body }) => {
      await decideRoleRequest(deps, { ...params, ...body, personId, signIn })
      return {}
    },
  )
}
