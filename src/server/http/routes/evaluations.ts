import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { presentResult } from '#server/http/presenters/result.ts'
import { route } from '#server/http/route.ts'
import { evaluateAnswers, evaluationRefusals } from '#server/usecases/evaluate-answers.ts'
import { findInstrument } from '#server/usecases/find-instrument.ts'

export function evaluationRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'evaluate',
      action: 'read-public',
      summary: 'Scores answers. Nothing is stored, and nobody needs an account.',
      limited: true,
      refusals: ['unknown-instrument', 'other-version', ...evaluationRefusals],
    },
    async ({ body }) => {
      const instrument = findInstrument(deps.instruments, body.instrument, body.version)
      return presentResult(evaluateAnswers(instrument, body.answers))
    },
  )
}
