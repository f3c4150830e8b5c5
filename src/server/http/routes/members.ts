import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { presentMembers } from '#server/http/presenters/organisation.ts'
import { route, signedIn } from '#server/http/route.ts'
import { listMembers } from '#server/usecases/list-members.ts'

export function memberRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'listMembers',
      action: 'read-members',
      summary: 'Members of today by name, a page at a time. Never says who has answered a round.',
      schemas: endpoints.listMembers,
      refusals: [],
    },
    async ({ actor, params, query }) => {
      const { personId } = signedIn(actor)
      return presentMembers(await listMembers(deps, { ...params, ...query, personId }))
    },
  )
}
