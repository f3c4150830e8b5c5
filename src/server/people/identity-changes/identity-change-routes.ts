import type { FastifyInstance } from 'fastify'
import { readAsHr } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { listIdentityChanges } from './identity-change-repository.ts'
import { presentIdentityChange, presentLinkedChange } from './present-identity-change.ts'
import { readIdentityChange, stopIdentityChange } from './stop-identity-change.ts'

export function identityChangeRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'listIdentityChanges',
      action: 'read-imports',
      summary:
        'Returns the pending changes of address or employee number, and the outcome of those of the last months. The safety representative may read them.',
    },
    async ({ actor: { personId }, params }) => {
      const changes = await readAsHr(deps, { ...params, personId }, listIdentityChanges)
      return { changes: changes.map(presentIdentityChange) }
    },
  )
  route(
    app,
    {
      name: 'readIdentityChange',
      action: 'stop-identity-change',
      summary:
        'Returns the change of address that the link sent to the old address refers to. Changes nothing.',
      refusals: ['identity-change-unknown'],
      limited: true,
    },
    async ({ body }) => presentLinkedChange(await readIdentityChange(deps, body.token)),
  )
  route(
    app,
    {
      name: 'stopIdentityChange',
      action: 'stop-identity-change',
      summary: 'Stops the change of address that the link refers to, while it is pending.',
      refusals: ['identity-change-unknown'],
      limited: true,
    },
    async ({ body }) => {
      await stopIdentityChange(deps, body.token)
      return {}
    },
  )
}
