import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { openRoundRequest, roundList, roundView } from '#contract/round.ts'
import type { Deps } from '#server/deps.ts'
import { presentRound } from '#server/http/presenters/round.ts'
import { route, signedIn } from '#server/http/route.ts'
import { closeRound } from '#server/usecases/close-round.ts'
import { listRounds } from '#server/usecases/list-rounds.ts'
import { openRound } from '#server/usecases/open-round.ts'
import { readRound } from '#server/usecases/read-round.ts'

const ofOrganisation = z.strictObject({ organisationId: z.uuid() })
const ofRound = z.strictObject({ organisationId: z.uuid(), roundId: z.uuid() })

export function roundRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'openRound',
      action: 'run-rounds',
      summary: 'Opens a round at once: tree and members are frozen, everybody invited gets a mail.',
      schemas: { params: ofOrganisation, body: openRoundRequest, response: { 201: roundView } },
      refusals: ['unknown-instrument', 'nobody-to-invite', 'round-overlaps', 'round-too-soon'],
    },
    async ({ actor, params, body, reply }) => {
      const { personId } = signedIn(actor)
      const closesAt = new Date(body.closesAt)
      const round = await openRound(deps, { ...body, ...params, personId, closesAt })
      reply.code(201)
      return presentRound(round)
    },
  )
  route(
    app,
    {
      name: 'listRounds',
      action: 'read-rounds',
      summary: 'All rounds, newest first. Never says who has answered.',
      schemas: { params: ofOrganisation, response: { 200: roundList } },
      refusals: [],
    },
    async ({ actor, params }) => {
      const { personId } = signedIn(actor)
      return { rounds: (await listRounds(deps, { ...params, personId })).map(presentRound) }
    },
  )
  route(
    app,
    {
      name: 'readRound',
      action: 'read-rounds',
      summary: 'One round: its state, and how far mails or release have come.',
      schemas: { params: ofRound, response: { 200: roundView } },
      refusals: ['not-found'],
    },
    async ({ actor, params }) => {
      const { personId } = signedIn(actor)
      return presentRound(await readRound(deps, { ...params, personId }))
    },
  )
  route(
    app,
    {
      name: 'closeRound',
      action: 'run-rounds',
      summary: 'Closes a round before its time and begins the release.',
      schemas: { params: ofRound, response: { 200: roundView } },
      refusals: ['not-found', 'round-already-closed'],
    },
    async ({ actor, params }) => {
      const { personId } = signedIn(actor)
      return presentRound(await closeRound(deps, { ...params, personId }))
    },
  )
}
