import type { FastifyInstance } from 'fastify'
import type { SignedIn } from '#core/access/actor.ts'
import { measureReaderOf } from '#core/measures/measure-rights.ts'
import { noteExport } from '#server/platform/audit/note-export.ts'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { exportTypes, sendFile } from '#server/platform/http/send-file.ts'
import { measurePlanFile } from './measure-plan-sheets.ts'
import { listToldMeasures } from './measure-repository.ts'
import { presentMeasure, presentMeasureHistory, presentMeasurePlan } from './present-measures.ts'
import { type PlanActor, readMeasure, readMeasurePlan } from './read-measure-plan.ts'
import { addMeasure, changeMeasure, commentOnMeasure } from './write-measure.ts'
import { addRisk, changeRisk } from './write-risk.ts'

export function measureRoutes(app: FastifyInstance, deps: Deps): void {
  readingRoutes(app, deps)
  riskRoutes(app, deps)
  changingRoutes(app, deps)
}

function readingRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'readMeasurePlan',
      action: 'read-measures',
      summary:
        'The work-environment action plan: risks with how serious they are, and what is done about them; for a manager of the units led, and the measures owned.',
    },
    async ({ actor, params }) =>
      presentMeasurePlan(await readMeasurePlan(deps, planActor(actor, params.organisationId))),
  )
  route(
    app,
    {
      name: 'exportMeasurePlan',
      action: 'read-measures',
      budget: 'files',
      summary:
        'The same plan as a CSV or XLSX file, in the language asked for: a row a measure. It stands in the audit log; a person proves anew who they are.',
      produces: exportTypes,
      fresh: true,
    },
    async ({ actor, params, query, reply }) => {
      const { organisationId } = params
      const plan = await readMeasurePlan(deps, planActor(actor, organisationId))
      await noteExport(deps, actor, { organisationId, action: 'plan-exported', details: {} })
      return sendFile(reply, await measurePlanFile(plan, query.lang, query.format))
    },
  )
  route(
    app,
    {
      name: 'readMeasure',
      action: 'read-measures',
      summary: 'One measure with its risk, and everything that was said and changed.',
    },
    async ({ actor, params }) =>
      presentMeasureHistory(
        await readMeasure(deps, planActor(actor, params.organisationId), params.measureId),
      ),
  )
  route(
    app,
    {
      name: 'listToldMeasures',
      action: 'read-told-measures',
      summary: 'What every employee is told: title and status of measures that are marked so.',
    },
    async ({ actor: { personId }, params }) => ({
      measures: await readAsPerson(deps, personId, (tx) => listToldMeasures(tx, params.organisationId)),
    }),
  )
}

function riskRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'addWorkRisk',
      action: 'run-measures',
      summary:
        'Writes down a risk: of a released cause, or seen in another way. The same Idempotency-Key is one risk.',
      refusals: ['idempotency-conflict'],
    },
    async ({ actor, params, body, request, reply }) => {
      const who = planActor(actor, params.organisationId)
      const id = await addRisk(deps, who, body, idempotencyKey(request))
      reply.code(201)
      return { id }
    },
  )
  route(
    app,
    {
      name: 'changeWorkRisk',
      action: 'run-measures',
      summary: 'Assesses a risk anew. Nothing is written over a newer version.',
      refusals: ['newer-version', 'idempotency-conflict'],
    },
    async ({ actor, params: { organisationId, riskId }, body, request }) => {
      const who = planActor(actor, organisationId)
      await changeRisk(deps, who, { ...body, riskId }, idempotencyKey(request))
      return {}
    },
  )
}

function changingRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'addMeasure',
      action: 'run-measures',
      summary: 'Adds a measure against a risk. The same Idempotency-Key is one measure.',
      refusals: ['idempotency-conflict'],
    },
    async ({ actor, params: { organisationId, riskId }, body, request, reply }) => {
      const who = planActor(actor, organisationId)
      const id = await addMeasure(deps, who, { ...body, riskId }, idempotencyKey(request))
      reply.code(201)
      return presentMeasure((await readMeasure(deps, who, id)).measure)
    },
  )
  route(
    app,
    {
      name: 'changeMeasure',
      action: 'change-measures',
      summary:
        'Changes a measure, by HR or by its owner, who does not hand it over. Nothing is written over a newer version.',
      refusals: ['newer-version', 'idempotency-conflict'],
    },
    async ({ actor, params: { organisationId, measureId }, body, request }) => {
      const who = planActor(actor, organisationId)
      await changeMeasure(deps, who, { ...body, measureId }, idempotencyKey(request))
      return presentMeasure((await readMeasure(deps, who, measureId)).measure)
    },
  )
  route(
    app,
    {
      name: 'commentOnMeasure',
      action: 'comment-on-measures',
      summary:
        'Says something about a measure, for all who read it. The same Idempotency-Key is one comment.',
      refusals: ['idempotency-conflict'],
    },
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
