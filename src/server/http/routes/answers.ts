import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { presentResult } from '#server/http/presenters/result.ts'
import { route } from '#server/http/route.ts'
import { networksOf } from '#server/identity/network-of.ts'
import { evaluationRefusals } from '#server/usecases/evaluate-answers.ts'
import { withinCodeGuesses } from '#server/usecases/invitation-secret.ts'
import { submitAnswers } from '#server/usecases/submit-answers.ts'

export function answerRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'submitAnswers',
      action: 'use-invitation',
      summary: 'Answers a round, once. The answer goes into counters; only the sender gets the result.',
      limited: true,
      refusals: [
        'not-signed-in',
        'invitation-unknown',
        'invitation-used',
        'round-not-open',
        'other-version',
        ...evaluationRefusals,
      ],
    },
    async ({ actor, params, body, request: { ip }, reply }) => {
      // By single sign-on nobody answers without the mailed link (`openedAtWork`).
      const personId = actor.kind === 'person' ? actor.personId : null
      const submitted = await withinCodeGuesses(deps, { secret: body.token, networks: networksOf(ip) }, () =>
        submitAnswers(deps, { roundId: params.roundId, personId, ...body }),
      )
      reply.code(201)
      return presentResult(submitted)
    },
  )
}
