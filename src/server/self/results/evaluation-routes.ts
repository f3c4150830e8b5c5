import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { evaluateAnswers } from './evaluate-answers.ts'
import { findInstrument } from './find-instrument.ts'

export function evaluationRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'evaluate', async ({ body }) => {
    const instrument = findInstrument(deps.instruments, body.instrument, body.version)
    return evaluateAnswers(instrument, body.answers)
  })
}
