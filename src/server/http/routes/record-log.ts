import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { readRoundFile } from '#server/usecases/read-round-file.ts'
import { takeCosignature } from '#server/usecases/take-cosignature.ts'

export function recordLogRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'addCosignature',
      action: 'read-public',
      summary: 'A witness that the operator has listed says that it has seen the record log at this size.',
      refusals: ['not-allowed'],
      limited: true,
    },
    async ({ body, reply }) => {
      await takeCosignature(deps, body)
      return reply.code(204).send()
    },
  )
  route(
    app,
    {
      name: 'readRoundFile',
      action: 'read-round-file',
      summary: 'All that it takes to check one round without asking anybody (npm run verify-round).',
    },
    async ({ params, actor: { personId }, reply }) => {
      const file = await readRoundFile(deps, { ...params, personId })
      reply.header('content-disposition', `attachment; filename="andrum-${params.roundId}.json"`)
      return file
    },
  )
}
