import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { checkReady } from '#server/platform/metrics/check-ready.ts'
import { packOnce } from './compress-answers.ts'
import { isKnownByTag } from './etag.ts'
import { documentWriter } from './openapi/openapi.ts'
import { route } from './route.ts'

export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  const written = documentWriter(app)
  route(
    app,
    {
      name: 'health',
      action: 'read-public',
      summary: 'Confirms that the process runs.',
    },
    async () => ({ status: 'ok' as const }),
  )
  route(
    app,
    {
      name: 'ready',
      action: 'read-public',
      summary:
        'Confirms that the server is ready for traffic: the database responds and has the tables of this version, and the server is not shutting down.',
    },
    async () => {
      if (app.isLeaving()) throw new Refusal('unavailable', { retryAfter: 5 })
      await checkReady(deps)
      return { status: 'ready' as const }
    },
  )
  route(
    app,
    {
      name: 'openapi',
      action: 'read-public',
      summary: 'Returns this document. Returns 304 for If-None-Match with the tag of the last response.',
      limited: true,
    },
    async ({ request, reply }) => {
      const { text, tag, forms } = written()
      reply.header('etag', tag).header('cache-control', 'private, no-cache')
      if (isKnownByTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
      packOnce(reply, forms)
      reply.type('application/json; charset=utf-8')
      return text
    },
  )
}
