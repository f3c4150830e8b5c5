import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { presentOrganisation } from '#server/http/presenters/organisation.ts'
import { route, signedIn } from '#server/http/route.ts'
import { readOrganisation } from '#server/usecases/read-organisation.ts'

export function organisationRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'readOrganisation',
      action: 'read-organisation',
      summary: 'The organisation: its name, how many members and units, and its smallest group.',
      schemas: endpoints.readOrganisation,
      refusals: ['not-found'],
    },
    async ({ actor, params }) => {
      const { personId } = signedIn(actor)
      return presentOrganisation(await readOrganisation(deps, { ...params, personId }))
    },
  )
}
