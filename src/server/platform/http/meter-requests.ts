import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Meter } from '#server/platform/metrics/meter.ts'

/** Counts every answer by the pattern of its endpoint; what has none is a `page`, a `file` of one, or `none`. */
export function meterRequests(app: FastifyInstance, meter: Meter): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request, reply)
    // What somebody makes up is not made a row of the metrics.
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

/** Pages have no route of their own (`pages/pages-plugin.ts`), and no address of one has a point in its last part. */
function routeOf({ routeOptions, url }: FastifyRequest, { statusCode }: FastifyReply): string {
  if (routeOptions.url !== undefined) return routeOptions.url
  if (statusCode >= 400) return 'none'
  return /\.[^./]*$/.test(url.split('?', 1)[0] ?? '') ? 'file' : 'page'
}
