import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { listUnits } from './list-units.ts'

export function unitRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listUnits', async ({ actor: { personId }, params }) => ({
    units: await listUnits(deps, { ...params, personId }),
  }))
}
