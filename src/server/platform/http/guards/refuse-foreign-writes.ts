import type { FastifyInstance, FastifyRequest } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { HttpRefusal } from '#server/platform/http/http-refusal.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

const { method: oneClickMethod, path: oneClickPath } = endpoints.unsubscribe

/** One-click unsubscribe (RFC 8058): a mail program in a browser may send it. The address names the person; no session counts. */
const isOneClick = ({ method, routeOptions }: FastifyRequest) =>
  method === oneClickMethod && routeOptions.url === oneClickPath

/**
 * A page of another site cannot write in a reader's name: besides SameSite=Lax on the cookie, the browser itself says
 * which site a request comes from. Other clients send neither header, and a cookie only if somebody makes them.
 */
export function refuseForeignWrites(app: FastifyInstance, options: { baseUrl: string }): void {
  const ownOrigin = new URL(options.baseUrl).origin
  app.addHook('onRequest', (request, _reply, done) => {
    const writes = !reading.has(request.method) && !isOneClick(request)
    const foreign = writes && isForeign(request, ownOrigin)
    done(foreign ? new HttpRefusal('not-allowed') : undefined)
  })
}

function isForeign(request: FastifyRequest, ownOrigin: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin, host } = request.headers
  if (origin === undefined || origin === ownOrigin) return false
  // A developer may use 127.0.0.1 or localhost: both are this machine.
  return !URL.canParse(origin) || new URL(origin).host !== host
}
