import type { FastifyInstance } from 'fastify'
import { readAsHr } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { listApiKeys } from './api-key-repository.ts'
import { endApiKey, makeApiKey } from './api-keys.ts'

export function apiKeyRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listApiKeys', async ({ actor: { personId }, params }) => ({
    keys: await readAsHr(deps, { ...params, personId }, listApiKeys),
  }))
  route(app, 'makeApiKey', async ({ actor: { personId }, params, body, request, reply }) => {
    const made = await makeApiKey(deps, { ...params, ...body, personId, key: idempotencyKey(request) })
    reply.code(201)
    return made
  })
  route(app, 'endApiKey', async ({ actor: { personId }, params, reply }) => {
    await endApiKey(deps, { ...params, personId })
    reply.code(204)
  })
}
