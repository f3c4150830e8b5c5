import type { FastifyInstance } from 'fastify'
import { HttpRefusal } from '#server/platform/http/http-refusal.ts'

/**
 * Refuses two `Host` headers: a proxy may use one and we the other, since Node keeps the first (RFC 9112, 3.2). The rest of
 * the connection is not read.
 */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders } = request.raw
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name))
    done(hosts.length > 1 ? new HttpRefusal('malformed-request', { connection: 'close' }) : undefined)
  })
}
