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
  route(app, 'health', async () => ({ status: 'ok' as const }))
  route(app, 'ready', async () => {
    if (app.isLeaving()) throw new Refusal('unavailable', { retryAfter: 5 })
    await checkReady(deps)
    return { status: 'ready' as const }
  })
  route(app, 'openapi', async ({ request, reply }) => {
    const { text, tag, forms } = written()
    reply.header('etag', tag).header('cache-control', 'private, no-cache')
    if (isKnownByTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
    packOnce(reply, forms)
    reply.type('application/json; charset=utf-8')
    return text
  })
}
