import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { replyToQuestion, setQuestionState } from './answer-question.ts'
import { askQuestion, readQuestionReceivers } from './ask-question.ts'
import { readQuestion, readReceivedQuestions, withdrawQuestion } from './read-question.ts'

/** Questions to the safety representatives of an organisation by somebody who stays unknown (decision 0730). */
export function questionRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'readQuestionReceivers', async ({ actor: { personId }, params }) =>
    readQuestionReceivers(deps, { ...params, personId }),
  )
  route(app, 'sendQuestion', async ({ actor: { personId }, params, body, reply }) => {
    await askQuestion(deps, { ...params, ...body, personId })
    reply.code(201)
    return {}
  })
  route(app, 'readQuestion', async ({ body }) => readQuestion(deps, body))
  route(app, 'withdrawQuestion', async ({ body }) => {
    await withdrawQuestion(deps, body)
    return {}
  })
  route(app, 'listQuestions', async ({ actor: { personId }, params }) => ({
    questions: await readReceivedQuestions(deps, { ...params, personId }),
  }))
  route(app, 'replyToQuestion', async ({ actor: { personId }, params, body }) => {
    await replyToQuestion(deps, { ...params, ...body, personId })
    return {}
  })
  route(app, 'markQuestion', async ({ actor: { personId }, params, body, request }) => {
    await setQuestionState(deps, { ...params, ...body, personId, key: idempotencyKey(request) })
    return {}
  })
}
