import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { presentSlipsMade } from './present-slips.ts'
import { printSlips, readSlips } from './print-slips.ts'

export function slipRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'readSlips', async ({ actor: { personId }, params, query }) =>
    readSlips(deps, { ...params, ...query, personId }),
  )
  route(app, 'makeSlips', async ({ actor: { personId, signIn }, params, body, reply }) => {
    const made = await printSlips(deps, { ...params, ...body, personId, signIn })
    reply.code(201)
    return presentSlipsMade(made, deps.config.baseUrl)
  })
}
