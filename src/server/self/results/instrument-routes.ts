import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { findInstrument } from './find-instrument.ts'
import { presentInstrument } from './present-instrument.ts'

export function instrumentRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'readInstrument', async ({ params, query }) =>
    presentInstrument(findInstrument(deps.instruments, params.instrumentId, query.version), query.lang),
  )
}
