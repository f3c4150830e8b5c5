import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { presentRoles } from '#server/http/presenters/roles.ts'
import { route } from '#server/http/route.ts'
import { changeRole } from '#server/usecases/change-role.ts'
import { decideRoleRequest } from '#server/usecases/decide-role-request.ts'
import { listRoles } from '#server/usecases/list-roles.ts'

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
      const represents = here?.roles.includes('safety_representative') ?? false
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
        'Gives or ends a role. A safety representative is asked for, and comes or goes when a sitting one or the provider confirms it.',
      refusals: ['member-unknown', 'last-owner'],
      fresh: true,
    },
    async ({ actor: { personId }, params, body }) => {
      return { became: await changeRole(deps, { ...params, ...body, personId }) }
    },
  )
  route(
    app,
    {
      name: 'decideRoleRequest',
      action: 'decide-role-requests',
      summary:
        'Confirms or refuses that somebody becomes a safety representative, or, about oneself, is one no longer.',
      fresh: true,
    },
    async ({ actor: { personId }, params, body }) => {
      await decideRoleRequest(deps, { ...params, ...body, personId })
      return {}
    },
  )
}
