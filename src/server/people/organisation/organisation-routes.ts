import type { FastifyInstance } from 'fastify'
import { readAsHr } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found } from '#server/platform/errors.ts'
import { route } from '#server/platform/http/route.ts'
import { readOrganisation } from './organisation-repository.ts'
import { presentOrganisation } from './present-organisation.ts'
import { setUpOrganisation } from './set-up-organisation.ts'

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
