import type { FastifyInstance } from 'fastify'
import type { RoundToPrepare } from '#contract/round-to-prepare.ts'
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
        'What a round would be: who is asked, when it opens and closes, the e-mails. Nothing is frozen and nobody is told.',
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
        'Prepares a round: tree and members are frozen and handed over for review. Nobody is invited before it opens. A list of more than 5,000 people is frozen after the answer (202), and listRounds says how far that is.',
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
      summary: 'All rounds, newest first, and those that are being prepared. Never says who has answered.',
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
      summary: 'One round: its state, and how far mails or release have come.',
    },
    async ({ actor: { personId }, params }) => presentRound(await readRound(deps, { ...params, personId })),
  )
  route(
    app,
    {
      name: 'closeRound',
      action: 'run-rounds',
      summary:
        'Closes a round before its time, after five working days at the earliest, and begins the release.',
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
      summary: 'Moves the last day of an open round forward, once, and tells everybody invited.',
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
      summary: 'Opens the figures of a released round to employees, for good, and tells them by mail.',
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
      summary: 'What employees are told of released rounds: figures exactly as released, nothing else.',
    },
    async ({ actor: { personId }, params }) =>
      presentToldRounds(await readToldRounds(deps, { ...params, personId })),
  )
  route(
    app,
    {
      name: 'listRoundPlans',
      action: 'read-rounds',
      summary: 'Rounds that are repeated: what the next one would ask, and when. Nothing of it is frozen.',
    },
    async ({ actor: { personId }, params }) =>
      presentRoundPlans(await readAsHr(deps, { ...params, personId }, listRoundPlans)),
  )
  route(
    app,
    {
      name: 'stopRoundPlan',
      action: 'run-rounds',
      summary: 'Stops repeating a round. Rounds that have been prepared go on.',
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
      summary: 'Gives up a round that is still under review. Its list is forgotten.',
      refusals: ['round-not-in-review'],
    },
    async ({ actor: { personId }, params }) =>
      presentRound({ ...(await cancelRound(deps, { ...params, personId })), review: null }),
  )
}
