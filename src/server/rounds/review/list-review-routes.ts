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
      summary:
        'Returns the frozen list by unit: its changes, its anomalies, and the objections and statements about it.',
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
        'Returns the people on the frozen list in a unit, until the round is released. Never includes who has answered.',
    },
    async ({ actor: { personId }, params, query }) =>
      listListedPeople(deps, { ...params, ...query, personId }),
  )
  route(
    app,
    {
      name: 'approveList',
      action: 'approve-lists',
      summary:
        'Approves the list, as the safety representative. The round opens immediately, or on its planned day.',
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
      summary:
        'Objects to the list, as the safety representative, with a reason. The round does not open until both parties agree.',
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
        'Opens the round where no safety representative is appointed. The owner states how employees were informed.',
      refusals: ['round-not-in-review'],
    },
    async ({ actor: { personId, signIn }, params, body }) => {
      await stateHowInformed(deps, { ...params, ...body, personId, signIn })
      return presentRound(await readRound(deps, { ...params, personId }))
    },
  )
}
