import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { route } from '#server/http/route.ts'
import { checkReady } from '#server/usecases/check-ready.ts'

export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'health',
      action: 'read-public',
      summary: 'The process lives.',
    },
    async () => ({ status: 'ok' }),
  )
  route(
    app,
    {
      name: 'ready',
      action: 'read-public',
      summary:
        'The database answers has the tables of this version, and the server is not about to end: traffic may come.',
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
      summary: 'This document.',
      limited: true,
    },
    async () => app.swagger(),
  )
}
