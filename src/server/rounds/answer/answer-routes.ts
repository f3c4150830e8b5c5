import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { networksOf } from '#server/platform/net/network-of.ts'
import { withinCodeGuesses } from '#server/rounds/invite/invitation-secret.ts'
import { submitAnswers } from './submit-answers.ts'

export function answerRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'submitAnswers', async ({ actor, params, body, request: { ip }, reply }) => {
    // A session by single sign-on answers only with the mailed link (`openedAtWork`).
    const personId = actor.kind === 'person' ? actor.personId : null
    const submitted = await withinCodeGuesses(deps, { secret: body.token, networks: networksOf(ip) }, () =>
      submitAnswers(deps, { roundId: params.roundId, personId, ...body }),
    )
    reply.code(201)
    return submitted
  })
}
