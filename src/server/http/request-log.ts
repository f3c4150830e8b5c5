import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'

/**
 * One line a request to the API: which endpoint, how it ended, how long it took. Never the address with its ids and
 * queries, the network, the browser or the body: from the log nobody can tell who asked, nor which member answered which
 * round. Pages are the same for everyone and not worth a line.
 */
export function logRequests(app: FastifyInstance, { log }: Deps): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return
    log.info(
      {
        request: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'Request',
    )
  })
}
