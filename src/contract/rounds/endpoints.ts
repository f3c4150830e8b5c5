import { z } from 'zod'
import type { EndpointRow } from '../endpoint-row.ts'
import { invitationReading, invitationView, myInvitations } from '../identity/me.ts'
import { exportTypes } from '../media-types.ts'
import { ofOrganisation, ofRound } from '../path-params.ts'
import { evaluationRefusals, result } from '../self/result.ts'
import { exportQuery, overview, overviewQuery } from './overview.ts'
import { cosignatureRequest, programProof, roundFile } from './record-log.ts'
import {
  closeRoundRequest,
  extendRoundRequest,
  roundList,
  roundPreparation,
  roundPreview,
  roundView,
  submitAnswersRequest,
} from './round.ts'
import { roundPlans, stopRoundPlanRequest } from './round-plan.ts'
import { roundToPrepare } from './round-to-prepare.ts'
import { tellRoundRequest, toldRounds } from './told-rounds.ts'

export const roundsEndpoints = {
  listMyInvitations: {
    method: 'GET',
    path: '/api/v1/me/invitations',
    action: 'read-invitations',
    summary:
      'Returns the rounds that the caller is invited to, with the units in whose figures their answer may count. Returns none in a single sign-on session.',
    response: { 200: myInvitations },
  },
  readInvitation: {
    method: 'POST',
    path: '/api/v1/invitation-readings',
    action: 'use-invitation',
    summary: 'Returns the invitation that a mailed link or the code of a slip refers to. Changes nothing.',
    limited: true,
    refusals: ['invitation-unknown'],
    body: invitationReading,
    response: { 200: invitationView },
  },
  submitAnswers: {
    method: 'POST',
    path: '/api/v1/rounds/:roundId/answers',
    action: 'use-invitation',
    summary:
      'Submits an answer to a round, once. Adds it to the score sums; only the sender receives the result.',
    limited: true,
    refusals: [
      'not-signed-in',
      'invitation-unknown',
      'invitation-used',
      'round-not-open',
      'other-version',
      ...evaluationRefusals,
    ],
    params: z.strictObject({ roundId: z.uuid() }),
    body: submitAnswersRequest,
    response: { 201: result },
  },
  previewRound: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/round-previews',
    action: 'run-rounds',
    summary:
      'Returns a preview of a round: who would be invited, when it would open and close, and the e-mails. Freezes nothing and notifies nobody.',
    refusals: ['unknown-instrument', 'nobody-to-invite', 'round-overlaps', 'round-too-soon'],
    params: ofOrganisation,
    body: roundToPrepare,
    response: { 200: roundPreview },
  },
  prepareRound: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/rounds',
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
    params: ofOrganisation,
    body: roundToPrepare,
    response: { 201: roundView, 202: roundPreparation },
  },
  listRounds: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/rounds',
    action: 'read-rounds',
    summary:
      'Returns all rounds, newest first, and those that are being prepared. Never includes who has answered.',
    params: ofOrganisation,
    response: { 200: roundList },
  },
  readRound: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/rounds/:roundId',
    action: 'read-rounds',
    summary: 'Returns a round: its state, and the progress of its e-mails or its release.',
    params: ofRound,
    response: { 200: roundView },
  },
  closeRound: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/rounds/:roundId/closing',
    action: 'run-rounds',
    summary: 'Closes a round early, after five working days at the earliest, and starts the release.',
    refusals: ['round-not-open', 'round-already-closed', 'closing-too-soon', 'round-last-day-moved'],
    params: ofRound,
    body: closeRoundRequest,
    response: { 200: roundView },
  },
  extendRound: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/rounds/:roundId/extension',
    action: 'run-rounds',
    summary: 'Extends an open round to a later last day, once, and notifies everyone who is invited.',
    refusals: ['round-not-open', 'round-already-closed', 'round-already-extended', 'round-last-day-moved'],
    params: ofRound,
    body: extendRoundRequest,
    response: { 200: roundView },
  },
  tellRound: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/rounds/:roundId/telling',
    action: 'run-rounds',
    summary:
      'Publishes the figures of a released round to employees, irrevocably, and notifies them by e-mail.',
    refusals: ['round-not-released', 'round-already-told'],
    params: ofRound,
    body: tellRoundRequest,
    response: { 200: roundView },
  },
  listToldRounds: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/told-rounds',
    action: 'read-told-rounds',
    summary:
      'Returns the figures of released rounds that are published to employees: exactly as released, nothing else.',
    params: ofOrganisation,
    response: { 200: toldRounds },
  },
  listRoundPlans: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/round-plans',
    action: 'read-rounds',
    summary: 'Returns the recurring rounds: what the next one would ask, and when. None of it is frozen.',
    params: ofOrganisation,
    response: { 200: roundPlans },
  },
  stopRoundPlan: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/round-plans/:planId/stop',
    action: 'run-rounds',
    summary: 'Stops the recurrence of a round. Rounds that are already prepared continue.',
    refusals: ['round-plan-changed'],
    params: z.strictObject({ organisationId: z.uuid(), planId: z.uuid() }),
    body: stopRoundPlanRequest,
    response: { 200: roundPlans },
  },
  cancelRound: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/rounds/:roundId/cancellation',
    action: 'run-rounds',
    summary: 'Cancels a round that is still under review. Deletes its list.',
    refusals: ['round-not-in-review'],
    params: ofRound,
    response: { 200: roundView },
  },
  readRoundFile: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/rounds/:roundId/file',
    action: 'read-round-file',
    summary: 'Returns everything needed to verify a round independently (npx andrum verify-round).',
    params: ofRound,
    response: { 200: roundFile },
  },
  readProgramRecord: {
    method: 'GET',
    path: '/api/v1/record-log/programs/:digest',
    caller: 'machine',
    action: 'read-public',
    summary: 'Returns the proof that a program is in the record log (npx andrum verify-site).',
    limited: true,
    params: z.strictObject({ digest: z.string().regex(/^[0-9a-f]{64}$/) }),
    response: { 200: programProof },
  },
  addCosignature: {
    method: 'POST',
    path: '/api/v1/record-log/cosignatures',
    caller: 'machine',
    action: 'read-public',
    summary:
      'Adds a cosignature: a witness that the operator has listed confirms that it has seen the record log at the given size.',
    refusals: ['not-allowed'],
    limited: true,
    body: cosignatureRequest,
    response: { 204: null },
  },
  readOverview: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/overview',
    action: 'read-overview',
    summary:
      'Returns the overview of a released round: the figures exactly as released, nothing else. A manager gets the units they lead.',
    params: ofOrganisation,
    query: overviewQuery,
    response: { 200: overview },
  },
  exportOverview: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/overview/file',
    action: 'read-overview',
    budget: 'files',
    summary:
      'Returns the figures of a released round as a CSV or XLSX file in the given language. Writes to the audit log; a person needs re-authentication.',
    produces: exportTypes,
    reauthenticated: true,
    params: ofOrganisation,
    query: exportQuery,
    response: { 200: z.string() },
  },
} as const satisfies Readonly<Record<string, EndpointRow>>
