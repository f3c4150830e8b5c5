import type { FastifyInstance } from 'fastify'
import { readOrganisation } from '#server/db/organisation-repository.ts'
import { readAsHr } from '#server/db/read-as.ts'
import type { Deps } from '#server/deps.ts'
import { found } from '#server/errors.ts'
import { presentOrganisation } from '#server/http/presenters/organisation.ts'
import { route } from '#server/http/route.ts'
import { setUpOrganisation } from '#server/usecases/set-up-organisation.ts'

export function organisationRoutes(app: FastifyInstance, deps: Deps): void {
  const sms = { sms: deps.sms !== null }
  route(
    app,
    {
      name: 'readOrganisation',
      action: 'read-organisation',
      summary: 'The organisation: its name, how many members and units, and its smallest group.',
    },
    async ({ actor: { personId }, params }) =>
      presentOrganisation(found(await readAsHr(deps, { ...params, personId }, readOrganisation)), sms),
  )
  route(
    app,
    {
      name: 'setUpOrganisation',
      action: 'set-up-organisation',
      summary: 'Sets its name, its number and its smallest group, which only goes up.',
      fresh: true,
    },
    async ({ actor: { personId }, params, body }) =>
      presentOrganisation(await setUpOrganisation(deps, { ...body, ...params, personId }), sms),
  )
}
