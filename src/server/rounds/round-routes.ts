import type { FastifyInstance } from 'fastify'
import type { RoundPlanView } from '#contract/rounds/round-plan.ts'
import type { RoundToPrepare } from '#contract/rounds/round-to-prepare.ts'
import { announcedFrom } from '#core/round/repeat.ts'
import { readAsHr } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import type { Sendable } from '#server/platform/http/serializer.ts'
import { cancelRound } from './close/cancel-round.ts'
import { closeRound } from './close/close-round.ts'
import { extendRound } from './close/extend-round.ts'
import { listRoundPlans, type RoundPlanRow } from './plans/round-plan-repository.ts'
import { stopRoundPlan } from './plans/round-plans.ts'
import { askForRound, listRoundsInPreparation } from './prepare/prepare-by-job.ts'
import { previewRound } from './prepare/preview-round.ts'
import { presentPreparation, presentRound, presentToldRounds } from './present-round.ts'
import { readToldRounds } from './publish/read-told-rounds.ts'
import { tellRound } from './publish/tell-round.ts'
import { listRounds, readRound } from './read-rounds.ts'

const timesOf = ({ opensAt, closesAt, ...body }: RoundToPrepare) => ({
  ...body,
  opensAt: opensAt === undefined ? undefined : new Date(opensAt),
  closesAt: new Date(closesAt),
})

export function roundRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'previewRound', async ({ actor: { personId }, params, body }) =>
    previewRound(deps, { ...timesOf(body), ...params, personId }),
  )
  route(app, 'prepareRound', async ({ actor: { personId }, params, body, request, reply }) => {
    const key = idempotencyKey(request)
    const made = await askForRound(deps, { ...timesOf(body), ...params, personId, key })
    if ('preparation' in made) {
      reply.code(202)
      return presentPreparation(made.preparation)
    }
    reply.code(201)
    return presentRound(await readRound(deps, { ...params, roundId: made.round.id, personId }))
  })
  route(app, 'listRounds', async ({ actor: { personId }, params }) => {
    // Read first: a preparation that becomes a round meanwhile is listed twice rather than not at all.
    const preparing = await listRoundsInPreparation(deps, { ...params, personId })
    const rounds = await listRounds(deps, { ...params, personId })
    return { rounds: rounds.map(presentRound), preparing: preparing.map(presentPreparation) }
  })
  route(app, 'readRound', async ({ actor: { personId }, params }) =>
    presentRound(await readRound(deps, { ...params, personId })),
  )
  route(app, 'closeRound', async ({ actor: { personId }, params, body: { from } }) => {
    const round = await closeRound(deps, { ...params, personId, from: new Date(from) })
    return presentRound({ ...round, review: null })
  })
  route(app, 'extendRound', async ({ actor: { personId }, params, body: { from, closesAt } }) => {
    const days = { from: new Date(from), closesAt: new Date(closesAt) }
    return presentRound({ ...(await extendRound(deps, { ...params, ...days, personId })), review: null })
  })
  route(app, 'tellRound', async ({ actor: { personId }, params, body }) =>
    presentRound({ ...(await tellRound(deps, { ...params, ...body, personId })), review: null }),
  )
  route(app, 'listToldRounds', async ({ actor: { personId }, params }) =>
    presentToldRounds(await readToldRounds(deps, { ...params, personId })),
  )
  route(app, 'listRoundPlans', async ({ actor: { personId }, params }) =>
    presentRoundPlans(await readAsHr(deps, { ...params, personId }, listRoundPlans)),
  )
  route(app, 'stopRoundPlan', async ({ actor: { personId }, params, body }) => {
    await stopRoundPlan(deps, { ...params, ...body, personId })
    return presentRoundPlans(await readAsHr(deps, { ...params, personId }, listRoundPlans))
  })
  route(app, 'cancelRound', async ({ actor: { personId }, params }) =>
    presentRound({ ...(await cancelRound(deps, { ...params, personId })), review: null }),
  )
}

const presentRoundPlans = (plans: readonly RoundPlanRow[]) => ({ plans: plans.map(presentPlan) })

const presentPlan = (plan: RoundPlanRow): Sendable<RoundPlanView> => ({
  ...plan,
  instrument: plan.instrumentId,
  unit:
    plan.unitId === null
      ? null
      : { id: plan.unitId, name: plan.unitName ?? '', isOpen: plan.unitIsOpen === true },
  announcedOn: announcedFrom(plan.nextOn),
})
