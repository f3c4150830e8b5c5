import type { FastifyInstance } from 'fastify'
import type { Meter } from '#server/metrics/meter.ts'

/** Counts every answer, of pages too, by the pattern of its endpoint: an address that nothing answers to is `none`. */
export function meterRequests(app: FastifyInstance, meter: Meter): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const { method } = request.routeOptions.url === undefined ? { method: 'any' } : request
    meter.countRequest({ method, route, status: reply.statusCode, milliseconds: reply.elapsedTime })
    done()
  })
}
