import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import {
  answerGuidance,
  changeGuidance,
  type GuideThread,
  readEarlierMessages,
  readGuidance,
} from './guide-thread.ts'
import { changeAbsence, listGuidances } from './list-guidances.ts'

/** The response's schema checks the content of shared copies; this type leaves it open. */
type Opened = GuideThread & { readonly shares: never }

export function guidanceRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listGuidances', ({ actor }) => listGuidances(deps, actor.personId))
  route(app, 'writeAbsence', ({ actor, body, request }) =>
    changeAbsence(deps, actor.personId, body, idempotencyKey(request)),
  )
  route(
    app,
    'readGuidance',
    async ({ actor, params }) => (await readGuidance(deps, actor.personId, params.guidanceId)) as Opened,
  )
  route(app, 'readEarlierMessages', ({ actor, params, query }) =>
    readEarlierMessages(deps, actor.personId, params.guidanceId, query.before),
  )
  route(app, 'answerGuidance', async ({ actor, params, body, request, reply }) => {
    const { text, seen, proposal = [], letter = false } = body
    const answer = { text, seen, proposal, letter, key: idempotencyKey(request) }
    const thread = await answerGuidance(deps, actor.personId, params.guidanceId, answer)
    reply.code(201)
    return thread as Opened
  })
  route(
    app,
    'changeGuidance',
    async ({ actor, params, body, request }) =>
      (await changeGuidance(
        deps,
        actor.personId,
        params.guidanceId,
        body,
        idempotencyKey(request),
      )) as Opened,
  )
}
