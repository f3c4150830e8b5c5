import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { evaluateAnswers, evaluationRefusals } from './evaluate-answers.ts'
import { findInstrument } from './find-instrument.ts'
import { presentResult } from './present-result.ts'

export function evaluationRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'evaluate',
      action: 'read-public',
      summary: 'Scores a set of answers. Stores nothing and needs no account.',
      limited: true,
      refusals: ['unknown-instrument', 'other-version', ...evaluationRefusals],
    },
    async ({ body }) => {
      const instrument = findInstrument(deps.instruments, body.instrument, body.version)
      return presentResult(evaluateAnswers(instrument, body.answers))
    },
  )
}
