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
      summary: 'Who holds which role in the organisation, and what waits to be confirmed.',
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
        'Gives or ends a role. A safety representative is asked for, and comes or goes when a sitting one or the provider confirms it; somebody who is one is asked before they become HR or owner.',
      refusals: ['member-unknown', 'last-owner'],
      fresh: true,
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
        'Confirms or refuses that somebody becomes a safety representative, or, about oneself, that one is no longer or becomes HR or owner.',
      fresh: true,
    },
    async ({ actor: { personId, signIn }, params, body }) => {
      await decideRoleRequest(deps, { ...params, ...body, personId, signIn })
      return {}
    },
  )
}
