import type { FastifyInstance } from 'fastify'
import type { RoundToPrepare } from '#contract/rounds/round-to-prepare.ts'
import { readAsHr } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { cancelRound } from './close/cancel-round.ts'
import { closeRound } from './close/close-round.ts'
import { extendRound } from './close/extend-round.ts'
import { presentRoundPlans } from './plans/present-round-plan.ts'
import { listRoundPlans } from './plans/round-plan-repository.ts'
import { stopRoundPlan } from './plans/round-plans.ts'
import { askForRound, listRoundsInPreparation } from './prepare/prepare-by-job.ts'
import { previewRound } from './prepare/preview-round.ts'
import { presentPreparation, presentRound, presentRoundPreview, presentToldRounds } from './present-round.ts'
import { readToldRounds } from './publish/read-told-rounds.ts'
import { tellRound } from './publish/tell-round.ts'
import { listRounds, readRound } from './read-rounds.ts'

const timesOf = ({ opensAt, closesAt, ...body }: RoundToPrepare) => ({
  ...body,
  opensAt: opensAt === undefined ? undefined : new Date(opensAt),
  closesAt: new Date(closesAt),
})

export function roundRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'previewRound',
      action: 'run-rounds',
      summary:
        'Returns a preview of a round: who would be invited, when it would open and close, and the e-mails. Freezes nothing and notifies nobody.',
      refusals: ['unknown-instrument', 'nobody-to-invite', 'round-overlaps', 'round-too-soon'],
    },
    async ({ actor: { personId }, params, body }) =>
      presentRoundPreview(await previewRound(deps, { ...timesOf(body), ...params, personId })),
  )
  route(
    app,
    {
      name: 'prepareRound',
      action: 'run-rounds',
      budget: 'rounds',
      summary:
        'Prepares a round: freezes the units and members and submits them for review. Nobody is invited before the round opens. A list of more than 5,000 people is frozen after the response (202); listRounds returns the progress.',
      refusals: [
        'unknown-instrument',
        'nobody-to-invite',
        'round-overlaps',
        'round-too-soon',
        'round-plan-changed',
      ],
    },
    async ({ actor: { personId }, params, body, reply }) => {
      const made = await askForRound(deps, { ...timesOf(body), ...params, personId })
      if ('preparation' in made) {
        reply.code(202)
        return presentPreparation(made.preparation)
      }
      reply.code(201)
      return presentRound(await readRound(deps, { ...params, roundId: made.round.id, personId }))
    },
  )
  route(
    app,
    {
      name: 'listRounds',
      action: 'read-rounds',
      summary:
        'Returns all rounds, newest first, and those that are being prepared. Never includes who has answered.',
    },
    async ({ actor: { personId }, params }) => {
      // Read first: one that becomes a round meanwhile is told twice rather than not at all.
      const preparing = await listRoundsInPreparation(deps, { ...params, personId })
      const rounds = await listRounds(deps, { ...params, personId })
      return { rounds: rounds.map(presentRound), preparing: preparing.map(presentPreparation) }
    },
  )
  route(
    app,
    {
      name: 'readRound',
      action: 'read-rounds',
      summary: 'Returns a round: its state, and the progress of its e-mails or its release.',
    },
    async ({ actor: { personId }, params }) => presentRound(await readRound(deps, { ...params, personId })),
  )
  route(
    app,
    {
      name: 'closeRound',
      action: 'run-rounds',
      summary: 'Closes a round early, after five working days at the earliest, and starts the release.',
      refusals: ['round-not-open', 'round-already-closed', 'closing-too-soon', 'round-last-day-moved'],
    },
    async ({ actor: { personId }, params, body: { from } }) => {
      const round = await closeRound(deps, { ...params, personId, from: new Date(from) })
      return presentRound({ ...round, review: null })
    },
  )
  route(
    app,
    {
      name: 'extendRound',
      action: 'run-rounds',
      summary: 'Extends an open round to a later last day, once, and notifies everyone who is invited.',
      refusals: ['round-not-open', 'round-already-closed', 'round-already-extended', 'round-last-day-moved'],
    },
    async ({ actor: { personId }, params, body: { from, closesAt } }) => {
      const days = { from: new Date(from), closesAt: new Date(closesAt) }
      return presentRound({ ...(await extendRound(deps, { ...params, ...days, personId })), review: null })
    },
  )
  route(
    app,
    {
      name: 'tellRound',
      action: 'run-rounds',
      summary:
        'Publishes the figures of a released round to employees, irrevocably, and notifies them by e-mail.',
      refusals: ['round-not-released', 'round-already-told'],
    },
    async ({ actor: { personId }, params, body }) =>
      presentRound({ ...(await tellRound(deps, { ...params, ...body, personId })), review: null }),
  )
  route(
    app,
    {
      name: 'listToldRounds',
      action: 'read-told-rounds',
      summary:
        'Returns the figures of released rounds that are published to employees: exactly as released, nothing else.',
    },
    async ({ actor: { personId }, params }) =>
      presentToldRounds(await readToldRounds(deps, { ...params, personId })),
  )
  route(
    app,
    {
      name: 'listRoundPlans',
      action: 'read-rounds',
      summary: 'Returns the recurring rounds: what the next one would ask, and when. None of it is frozen.',
    },
    async ({ actor: { personId }, params }) =>
      presentRoundPlans(await readAsHr(deps, { ...params, personId }, listRoundPlans)),
  )
  route(
    app,
    {
      name: 'stopRoundPlan',
      action: 'run-rounds',
      summary: 'Stops the recurrence of a round. Rounds that are already prepared continue.',
      refusals: ['round-plan-changed'],
    },
    async ({ actor: { personId }, params, body }) => {
      await stopRoundPlan(deps, { ...params, ...body, personId })
      return presentRoundPlans(await readAsHr(deps, { ...params, personId }, listRoundPlans))
    },
  )
  route(
    app,
    {
      name: 'cancelRound',
      action: 'run-rounds',
      summary: 'Cancels a round that is still under review. Deletes its list.',
      refusals: ['round-not-in-review'],
    },
    async ({ actor: { personId }, params }) =>
      presentRound({ ...(await cancelRound(deps, { ...params, personId })), review: null }),
  )
}
