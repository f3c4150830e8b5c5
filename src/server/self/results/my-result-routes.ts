import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { deleteOwnResult } from './delete-own-result.ts'
import { listOwnResults } from './list-own-results.ts'
import { storeOwnResult } from './store-own-result.ts'

export function myResultRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listMyResults', async ({ actor: { personId } }) => {
    const results = await listOwnResults(deps, personId)
    return { results }
  })
  route(app, 'storeMyResult', async ({ actor: { personId }, body, reply }) => {
    const stored = await storeOwnResult(deps, personId, body)
    reply.code(201)
    return stored
  })
  route(app, 'deleteMyResult', async ({ actor: { personId }, params, reply }) => {
    await deleteOwnResult(deps, personId, params.resultId)
    reply.code(204)
    return null
  })
}
