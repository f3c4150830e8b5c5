import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { presentRound } from '#server/rounds/present-round.ts'
import { readRound } from '#server/rounds/read-rounds.ts'
import { approveList, objectToList } from './answer-list-review.ts'
import { presentListReview } from './present-list-review.ts'
import { listListedPeople, readListReview } from './read-list-review.ts'
import { stateHowInformed } from './state-how-informed.ts'

export function listReviewRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'readListReview',
      action: 'read-list-reviews',
      summary: 'The frozen list by unit: what changed, what looks odd, and what was said about it.',
    },
    async ({ actor: { personId }, params }) =>
      presentListReview(await readListReview(deps, { ...params, personId })),
  )
  route(
    app,
    {
      name: 'listListedPeople',
      action: 'read-list-reviews',
      summary:
        'People on the frozen list in one unit, until the round is released. Never says who has answered.',
    },
    async ({ actor: { personId }, params, query }) =>
      listListedPeople(deps, { ...params, ...query, personId }),
  )
  route(
    app,
    {
      name: 'approveList',
      action: 'approve-lists',
      summary: 'The safety representative approves the list: the round opens at once, or on its planned day.',
      refusals: ['round-not-in-review'],
    },
    async ({ actor: { personId, signIn }, params }) => {
      await approveList(deps, { ...params, personId, signIn })
      return presentRound(await readRound(deps, { ...params, personId }))
    },
  )
  route(
    app,
    {
      name: 'objectToList',
      action: 'object-to-lists',
      summary: 'The safety representative objects, with a reason: the round does not open until both agree.',
      refusals: ['round-not-in-review'],
    },
    async ({ actor: { personId, signIn }, params, body }) => {
      await objectToList(deps, { ...params, ...body, personId, signIn })
      return presentRound(await readRound(deps, { ...params, personId }))
    },
  )
  route(
    app,
    {
      name: 'stateHowInformed',
      action: 'state-how-informed',
      summary:
        'Where no safety representative is appointed: the owner says how employees were informed, and the round opens.',
      refusals: ['round-not-in-review'],
    },
    async ({ actor: { personId, signIn }, params, body }) => {
      await stateHowInformed(deps, { ...params, ...body, personId, signIn })
      return presentRound(await readRound(deps, { ...params, personId }))
    },
  )
}
