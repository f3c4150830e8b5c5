import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
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
      summary: 'The database answers and has the tables of this version: traffic may come.',
    },
    async () => {
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
