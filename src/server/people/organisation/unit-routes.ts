import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { listUnits } from './list-units.ts'
import { presentUnits } from './present-organisation.ts'

export function unitRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'listUnits',
      action: 'read-organisation',
      summary: 'Returns today’s tree of units, parents before children, with the number of members of each.',
    },
    async ({ actor: { personId }, params }) => presentUnits(await listUnits(deps, { ...params, personId })),
  )
}
