import { z } from 'zod'
import { followUpQuestions } from '#core/measures/yearly-follow-up.ts'
import type { EndpointRow } from '../endpoint-row.ts'
import { empty } from '../identity/sign-in.ts'
import { exportTypes } from '../media-types.ts'
import { ofOrganisation } from '../path-params.ts'
import { commentToAdd, measureToAdd, measureToChange, riskToAdd, riskToChange } from './measure-requests.ts'
import {
  madeRisk,
  measureExportQuery,
  measureHistory,
  measurePlan,
  measureView,
  toldMeasures,
} from './measures.ts'
import { followUpToSave } from './yearly-follow-up.ts'

const ofYear = z.strictObject({
  organisationId: z.uuid(),
  year: z.string().regex(/^2[01]\d\d$/),
})

const followUpView = z.object({
  answers: z.partialRecord(z.enum(followUpQuestions), z.string()),
  version: z.int(),
  /** Null: nothing has been saved for the year. */
  changedAt: z.iso.datetime().nullable(),
  /** Whether the reader may write it. */
  writes: z.boolean(),
})
export type FollowUpView = z.infer<typeof followUpView>

const ofRisk = z.strictObject({ organisationId: z.uuid(), riskId: z.uuid() })
const ofMeasure = z.strictObject({ organisationId: z.uuid(), measureId: z.uuid() })

export const measuresEndpoints = {
  readYearlyFollowUp: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/yearly-follow-ups/:year',
    action: 'read-yearly-follow-up',
    egress: 'checked',
    summary:
      'Returns what the organisation has written in the yearly follow-up of its systematic work-environment management.',
    params: ofYear,
    response: { 200: followUpView },
  },
  saveYearlyFollowUp: {
    method: 'PUT',
    path: '/api/v1/organisations/:organisationId/yearly-follow-ups/:year',
    action: 'run-measures',
    egress: 'changes',
    summary: 'Saves the answers of the yearly follow-up of a year.',
    refusals: ['newer-version'],
    params: ofYear,
    body: followUpToSave,
    response: { 200: followUpView },
  },
  readMeasurePlan: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/measure-plan',
    action: 'read-measures',
    egress: 'checked',
    summary:
      'Returns the work-environment action plan: the risks, how serious they are, and the measures against them. A manager gets the units they lead and the measures they own.',
    params: ofOrganisation,
    response: { 200: measurePlan },
  },
  exportMeasurePlan: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/measure-plan/file',
    action: 'read-measures',
    egress: 'checked',
    budget: 'files',
    summary:
      'Returns the work-environment action plan as a CSV or XLSX file in the given language, with one row per measure. Writes to the audit log; a person needs re-authentication.',
    produces: exportTypes,
    reauthenticated: true,
    params: ofOrganisation,
    query: measureExportQuery,
    response: { 200: z.string() },
  },
  addWorkRisk: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/work-risks',
    action: 'run-measures',
    egress: 'changes',
    summary:
      'Creates a risk, from a released cause or from another source. A repeated Idempotency-Key creates no second risk.',
    refusals: ['idempotency-conflict'],
    params: ofOrganisation,
    body: riskToAdd,
    response: { 201: madeRisk },
  },
  changeWorkRisk: {
    method: 'PUT',
    path: '/api/v1/organisations/:organisationId/work-risks/:riskId',
    action: 'run-measures',
    egress: 'changes',
    summary:
      'Reassesses a risk, ends or reopens it, or moves it with its measures to another unit. Does not overwrite a newer version.',
    refusals: ['newer-version', 'idempotency-conflict'],
    params: ofRisk,
    body: riskToChange,
    response: { 200: empty },
  },
  addMeasure: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/work-risks/:riskId/measures',
    action: 'run-measures',
    egress: 'changes',
    summary: 'Adds a measure against a risk. A repeated Idempotency-Key creates no second measure.',
    refusals: ['idempotency-conflict'],
    params: ofRisk,
    body: measureToAdd,
    response: { 201: measureView },
  },
  readMeasure: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/measures/:measureId',
    action: 'read-measures',
    egress: 'checked',
    summary: 'Returns a measure with its risk, its comments and its changes.',
    params: ofMeasure,
    response: { 200: measureHistory },
  },
  changeMeasure: {
    method: 'PUT',
    path: '/api/v1/organisations/:organisationId/measures/:measureId',
    action: 'change-measures',
    egress: 'changes',
    summary:
      'Changes a measure. HR and the owner of the measure may do so; the owner cannot reassign it. Does not overwrite a newer version.',
    refusals: ['newer-version', 'idempotency-conflict'],
    params: ofMeasure,
    body: measureToChange,
    response: { 200: measureView },
  },
  commentOnMeasure: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/measures/:measureId/comments',
    action: 'comment-on-measures',
    egress: 'changes',
    summary:
      'Adds a comment to a measure, visible to everyone who can read it. A repeated Idempotency-Key creates no second comment.',
    refusals: ['idempotency-conflict'],
    params: ofMeasure,
    body: commentToAdd,
    response: { 201: empty },
  },
  listToldMeasures: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/told-measures',
    action: 'read-told-measures',
    egress: 'checked',
    summary: 'Returns the title and status of the measures that are marked as published to employees.',
    params: ofOrganisation,
    response: { 200: toldMeasures },
  },
} as const satisfies Readonly<Record<string, EndpointRow>>
