import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '#server/platform/deps.ts'

/**
 * Writes one line for each request to the API: endpoint, status, duration. Never the address with its ids and queries, the network,
 * the browser or the body: the log must not show who asked, nor which member answered which round. Pages are the same for everyone
 * and get no line.
 */
export function logRequests(api: FastifyInstance, log: Log): void {
  api.addHook('onResponse', (request, reply, done) => {
    logRequest(log, request, reply)
    done()
  })
}

export function logRequest(log: Log, request: FastifyRequest, reply: FastifyReply): void {
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
}

/** Gives each request an id, which its answer and its line in the log share. */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}
