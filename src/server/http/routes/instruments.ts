import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { presentInstrument } from '#server/http/presenters/instrument.ts'
import { route } from '#server/http/route.ts'
import { findInstrument } from '#server/usecases/find-instrument.ts'

export function instrumentRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'readInstrument',
      action: 'read-public',
      summary: 'An instrument: its questions, answers, limits, and where each of them comes from.',
      refusals: ['unknown-instrument', 'other-version'],
    },
    async ({ params, query }) =>
      presentInstrument(findInstrument(deps.instruments, params.instrumentId, query.version), query.lang),
  )
}
