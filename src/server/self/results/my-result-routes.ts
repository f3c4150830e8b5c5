import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { deleteOwnResult } from './delete-own-result.ts'
import { evaluationRefusals } from './evaluate-answers.ts'
import { listOwnResults } from './list-own-results.ts'
import { presentOwnResult } from './present-result.ts'
import { storeOwnResult } from './store-own-result.ts'

export function myResultRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'listMyResults',
      action: 'open-own',
      summary: 'Returns the caller’s own results, newest first. Nobody else can read them.',
    },
    async ({ actor: { personId } }) => {
      const results = await listOwnResults(deps, personId)
      return { results: results.map(presentOwnResult) }
    },
  )
  route(
    app,
    {
      name: 'storeMyResult',
      action: 'open-own',
      summary:
        'Stores a result for the caller, encrypted with the caller’s own key. A repeated Idempotency-Key stores no second result.',
      refusals: [
        'unknown-instrument',
        'other-version',
        ...evaluationRefusals,
        'idempotency-conflict',
        'too-many-results',
      ],
    },
    async ({ actor: { personId }, body, reply }) => {
      const stored = await storeOwnResult(deps, personId, body)
      reply.code(201)
      return presentOwnResult(stored)
    },
  )
  route(
    app,
    {
      name: 'deleteMyResult',
      action: 'open-own',
      summary: 'Permanently deletes one of the caller’s results.',
      refusals: ['invalid-input'],
    },
    async ({ actor: { personId }, params, reply }) => {
      await deleteOwnResult(deps, personId, params.resultId)
      reply.code(204)
      return null
    },
  )
}
