import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Meter } from '#server/platform/metrics/meter.ts'

/** Counts every answer by the route of its endpoint; an answer without a route counts as `page`, `file` or `none`. */
export function meterRequests(app: FastifyInstance, meter: Meter): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request, reply)
    // A method that a client makes up must not become a row of the metrics.
    const method = route === 'none' ? 'any' : request.method
    meter.countRequest({
      request: request.id,
      method,
      route,
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
    })
    done()
  })
}

/** Pages have no routes (`pages/pages-plugin.ts`). The last part of a page's address has no point; that of a file has. */
function routeOf({ routeOptions, url }: FastifyRequest, { statusCode }: FastifyReply): string {
  if (routeOptions.url !== undefined) return routeOptions.url
  if (statusCode >= 400) return 'none'
  return /\.[^./]*$/.test(url.split('?', 1)[0] ?? '') ? 'file' : 'page'
}
