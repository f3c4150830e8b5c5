import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { searchOrganisation } from './search-organisation.ts'

export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'searchOrganisation', async ({ actor, params: { organisationId }, body: { words } }) =>
    searchOrganisation(deps, { actor, organisationId }, words),
  )
}
