import type { FastifyInstance } from 'fastify'
import { readAsHr } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { listIdentityChanges } from './identity-change-repository.ts'
import { readIdentityChange, stopIdentityChange } from './identity-changes.ts'

export function identityChangeRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listIdentityChanges', async ({ actor: { personId }, params }) => {
    const changes = await readAsHr(deps, { ...params, personId }, listIdentityChanges)
    return { changes }
  })
  route(app, 'readIdentityChange', async ({ body }) => readIdentityChange(deps, body.token))
  route(app, 'stopIdentityChange', async ({ body }) => {
    await stopIdentityChange(deps, body.token)
    return {}
  })
}
