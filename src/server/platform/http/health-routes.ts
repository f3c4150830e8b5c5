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
      summary: 'Says that the process runs.',
    },
    async () => ({ status: 'ok' }),
  )
  route(
    app,
    {
      name: 'ready',
      action: 'read-public',
      summary:
        'Says that the server takes traffic: the database answers and has the tables of this version, and the server is not about to end.',
    },
    async () => {
      if (app.isLeaving()) throw new Refusal('unavailable', { retryAfter: 5 })
      await checkReady(deps)
      return { status: 'ready' }
    },
  )
  route(
    app,
    {
      name: 'openapi',
      action: 'read-public',
      summary: 'Reads this document. 304 for If-None-Match with the tag of the last answer.',
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
