import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { presentRound } from '#server/rounds/present-round.ts'
import { readRound } from '#server/rounds/read-rounds.ts'
import { approveList, objectToList } from './answer-list-review.ts'
import { listListedPeople, readListReview } from './read-list-review.ts'
import { stateHowInformed } from './state-how-informed.ts'

export function listReviewRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'readListReview', async ({ actor: { personId }, params }) => {
    const report = await readListReview(deps, { ...params, personId })
    return { ...report, listRoot: report.listRoot?.toString('hex') ?? null }
  })
  route(app, 'listListedPeople', async ({ actor: { personId }, params, query }) =>
    listListedPeople(deps, { ...params, ...query, personId }),
  )
  route(app, 'approveList', async ({ actor: { personId, signIn }, params, request }) => {
    await approveList(deps, { ...params, personId, signIn, key: idempotencyKey(request) })
    return presentRound(await readRound(deps, { ...params, personId }))
  })
  route(app, 'objectToList', async ({ actor: { personId, signIn }, params, body, request }) => {
    await objectToList(deps, { ...params, ...body, personId, signIn, key: idempotencyKey(request) })
    return presentRound(await readRound(deps, { ...params, personId }))
  })
  route(app, 'stateHowInformed', async ({ actor: { personId, signIn }, params, body }) => {
    await stateHowInformed(deps, { ...params, ...body, personId, signIn })
    return presentRound(await readRound(deps, { ...params, personId }))
  })
}
