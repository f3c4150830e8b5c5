import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { evaluateAnswers } from './evaluate-answers.ts'
import { findInstrument } from './find-instrument.ts'
import { presentResult } from './present-result.ts'

export function evaluationRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'evaluate', async ({ body }) => {
    const instrument = findInstrument(deps.instruments, body.instrument, body.version)
    return presentResult(evaluateAnswers(instrument, body.answers))
  })
}
