import type { FastifyInstance } from 'fastify'
import { readAsHr } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found } from '#server/platform/errors.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { leaveOrganisation } from './leave-organisation.ts'
import { readOrganisation } from './organisation-repository.ts'
import { setUpOrganisation } from './set-up-organisation.ts'

export function organisationRoutes(app: FastifyInstance, deps: Deps): void {
  const sms = { sms: deps.sms !== null }
  route(app, 'readOrganisation', async ({ actor: { personId }, params }) => ({
    ...found(await readAsHr(deps, { ...params, personId }, readOrganisation)),
    ...sms,
  }))
  route(app, 'setUpOrganisation', async ({ actor: { personId }, params, body, request }) => ({
    ...(await setUpOrganisation(deps, { ...body, ...params, personId, key: idempotencyKey(request) })),
    ...sms,
  }))
  route(app, 'leaveOrganisation', async ({ actor: { personId }, params, request, reply }) => {
    await leaveOrganisation(deps, { ...params, personId, key: idempotencyKey(request) })
    reply.code(204)
    return null
  })
}
