import type { FastifyInstance } from 'fastify'
import type { SignedIn } from '#core/access/actor.ts'
import { type CauseId, causeIds } from '#core/instrument/instrument.ts'
import { measureReaderOf, measureRights } from '#core/measures/measure-rights.ts'
import { riskLevelOf } from '#core/measures/risk-level.ts'
import { noteExport } from '#server/platform/audit/note-export.ts'
import { readAsHr, readAsPerson } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { sendFile } from '#server/platform/http/send-file.ts'
import { measurePlanFile } from './measure-plan-sheets.ts'
import { listToldMeasures } from './measure-repository.ts'
import {
  type MeasureFacts,
  type MeasurePlanFacts,
  type PlanActor,
  readMeasure,
  readMeasurePlan,
  type SeenRisk,
} from './read-measure-plan.ts'
import { saveYearlyFollowUp } from './save-yearly-follow-up.ts'
import { addMeasure, changeMeasure, commentOnMeasure } from './write-measure.ts'
import { addRisk, changeRisk } from './write-risk.ts'
import { type FollowUpRow, findFollowUp } from './yearly-follow-up-repository.ts'

export function measureRoutes(app: FastifyInstance, deps: Deps): void {
  readingRoutes(app, deps)
  riskRoutes(app, deps)
  changingRoutes(app, deps)
  followUpRoutes(app, deps)
}

function readingRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'readMeasurePlan', async ({ actor, params }) =>
    presentMeasurePlan(await readMeasurePlan(deps, planActor(actor, params.organisationId))),
  )
  route(app, 'exportMeasurePlan', async ({ actor, params, query, reply }) => {
    const { organisationId } = params
    const plan = await readMeasurePlan(deps, planActor(actor, organisationId))
    await noteExport(deps, actor, { organisationId, action: 'plan-exported', details: {} })
    return sendFile(reply, await measurePlanFile(plan, query.lang, query.format))
  })
  route(app, 'readMeasure', async ({ actor, params }) =>
    presentMeasureHistory(await readMeasure(deps, planActor(actor, params.organisationId), params.measureId)),
  )
  route(app, 'listToldMeasures', async ({ actor: { personId }, params }) => ({
    measures: await readAsPerson(deps, personId, (tx) => listToldMeasures(tx, params.organisationId)),
  }))
}

function followUpRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'readYearlyFollowUp', async ({ actor, params: { organisationId, year } }) => {
    const who = planActor(actor, organisationId)
    const kept = await readAsHr(deps, who, (tx) => findFollowUp(tx, { organisationId, year: Number(year) }))
    return presentFollowUp(who, kept)
  })
  route(app, 'saveYearlyFollowUp', async ({ actor, params: { organisationId, year }, body }) => {
    const who = planActor(actor, organisationId)
    return presentFollowUp(who, await saveYearlyFollowUp(deps, who, { ...body, year: Number(year) }))
  })
}

const presentFollowUp = (who: PlanActor, kept: FollowUpRow | null) => ({
  ...(kept ?? { answers: {}, version: 0, changedAt: null }),
  writes: measureRights(who, null).run,
})

function riskRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'addWorkRisk', async ({ actor, params, body, request, reply }) => {
    const who = planActor(actor, params.organisationId)
    const id = await addRisk(deps, who, body, idempotencyKey(request))
    reply.code(201)
    return { id }
  })
  route(app, 'changeWorkRisk', async ({ actor, params: { organisationId, riskId }, body, request }) => {
    const who = planActor(actor, organisationId)
    await changeRisk(deps, who, { ...body, riskId }, idempotencyKey(request))
    return {}
  })
}

function changingRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'addMeasure', async ({ actor, params: { organisationId, riskId }, body, request, reply }) => {
    const who = planActor(actor, organisationId)
    const id = await addMeasure(deps, who, { ...body, riskId }, idempotencyKey(request))
    reply.code(201)
    return (await readMeasure(deps, who, id)).measure
  })
  route(app, 'changeMeasure', async ({ actor, params: { organisationId, measureId }, body, request }) => {
    const who = planActor(actor, organisationId)
    await changeMeasure(deps, who, { ...body, measureId }, idempotencyKey(request))
    return (await readMeasure(deps, who, measureId)).measure
  })
  route(
    app,
    'commentOnMeasure',
    async ({ actor, params: { organisationId, measureId }, body, request, reply }) => {
      const who = planActor(actor, organisationId)
      await commentOnMeasure(deps, who, { ...body, measureId }, idempotencyKey(request))
      reply.code(201)
      return {}
    },
  )
}

const planActor = (actor: SignedIn, organisationId: string): PlanActor => ({
  ...measureReaderOf(actor, organisationId),
  organisationId,
  personId: actor.personId,
})

const presentMeasurePlan = (plan: MeasurePlanFacts) => ({
  ...plan,
  risks: plan.risks.map(presentRisk),
})

const presentMeasureHistory = (facts: MeasureFacts) => ({ ...facts, risk: presentRisk(facts.risk) })

function presentRisk<Risk extends SeenRisk>(risk: Risk) {
  const { unitId, unitName, unitOpen, roundId, roundName, cause, score, likelihood, consequence } = risk
  const known = causeIds.find((one): one is CauseId => one === cause)
  return {
    ...risk,
    unit: { id: unitId, name: unitName, open: unitOpen },
    result:
      roundId === null || known === undefined
        ? null
        : {
            round: { id: roundId, name: roundName ?? '' },
            unit: { id: risk.resultUnitId, name: risk.resultUnitName },
            cause: known,
            score,
          },
    level: riskLevelOf(likelihood, consequence),
  }
}
