import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { listUnits } from './list-units.ts'
import { presentUnits } from './present-organisation.ts'

export function unitRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listUnits', async ({ actor: { personId }, params }) =>
    presentUnits(await listUnits(deps, { ...params, personId })),
  )
}
