import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { networksOf } from '#server/platform/net/network-of.ts'
import { storeContinuation, takeContinuation } from './continuation.ts'

export function continuationRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'storeContinuation', async ({ body: { lookup, sealed }, request: { ip }, reply }) => {
    await storeContinuation(deps, {
      lookup,
      sealed: Buffer.from(sealed, 'base64'),
      networks: networksOf(ip),
    })
    reply.code(204)
  })
  route(app, 'takeContinuation', async ({ body: { lookup }, request: { ip } }) => {
    const sealed = await takeContinuation(deps, { lookup, networks: networksOf(ip) })
    return { sealed: sealed.toString('base64') }
  })
}
