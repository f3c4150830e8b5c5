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
        'Changes of address or employee number that wait, and what became of those of the last months; open to the safety representative.',
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
      summary: 'The change behind the link that the old address got. Reading it changes nothing.',
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
      summary: 'Stops the change behind the link, while it waits.',
      refusals: ['identity-change-unknown'],
      limited: true,
    },
    async ({ body }) => {
      await stopIdentityChange(deps, body.token)
      return {}
    },
  )
}
