import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { presentSlips, presentSlipsMade } from './present-slips.ts'
import { printSlips, readSlips } from './print-slips.ts'

export function slipRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'readSlips',
      action: 'read-slips',
      summary:
        'Returns the people on the list of an open round who have no address, by unit, and the slips that were printed.',
    },
    async ({ actor: { personId }, params, query }) =>
      presentSlips(await readSlips(deps, { ...params, ...query, personId })),
  )
  route(
    app,
    {
      name: 'makeSlips',
      action: 'print-slips',
      summary:
        'Creates new codes for a unit or for one person, which replace the previous ones, also for those who have answered. Only this response contains the codes.',
      refusals: ['round-not-open', 'nobody-to-invite', 'slips-printed-meanwhile'],
    },
    async ({ actor: { personId, signIn }, params, body, reply }) => {
      const made = await printSlips(deps, { ...params, ...body, personId, signIn })
      reply.code(201)
      return presentSlipsMade(made, deps.config.baseUrl)
    },
  )
}
