import { z } from 'zod'
import { deliveryBands } from '#core/round/delivery.ts'
import type { EndpointRow } from '../endpoint-row.ts'
import { ofRound } from '../path-params.ts'
import { listedPeople, listedPeopleQuery, listReviewView } from './list-review.ts'
import { listProof, listProofRequest } from './record-log.ts'
import { objectToListRequest, roundView, stateHowInformedRequest } from './round.ts'
import { makeSlipsRequest, slipsMade, slipsQuery, slipsView } from './slips.ts'

/** How many of those invited got the invitation to a round, in bands. Nothing in it depends on who has answered. */
const deliveryView = z.object({
  /** Units with people to count, in the order of the tree. Null: nothing was sent yet, or delivery was not recorded then. */
  units: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** People on the list in this unit, without units below. */
        invited: z.int(),
        /** The unit whose band counts them: this one, or one above where they are too few; null: too few there too. */
        countedIn: z.string().nullable(),
        /** The band of the unit and those counted in it; null: counted in another, or in none. */
        band: z.enum(deliveryBands).nullable(),
      }),
    )
    .nullable(),
})
export type DeliveryView = z.infer<typeof deliveryView>

/** Endpoints of the list of a round: its review, its slips, and who was reached. */
export const roundListEndpoints = {
  readListProof: {
    method: 'POST',
    path: '/api/v1/rounds/:roundId/list-proofs',
    action: 'use-invitation',
    egress: 'own',
    summary:
      'Returns the proof that the caller’s invitation is on the frozen list. The response is the same before and after the caller has answered.',
    limited: true,
    refusals: ['not-signed-in', 'invitation-unknown', 'list-not-recorded'],
    params: z.strictObject({ roundId: z.uuid() }),
    body: listProofRequest,
    response: { 200: listProof },
  },
  readListReview: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/rounds/:roundId/list-review',
    action: 'read-list-reviews',
    egress: 'checked',
    summary:
      'Returns the frozen list by unit: its changes, its anomalies, and the objections and statements about it.',
    params: ofRound,
    response: { 200: listReviewView },
  },
  listListedPeople: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/rounds/:roundId/list-review/people',
    action: 'read-list-reviews',
    egress: 'checked',
    summary:
      'Returns the people on the frozen list in a unit, until the round is released. Never includes who has answered.',
    params: ofRound,
    query: listedPeopleQuery,
    response: { 200: listedPeople },
  },
  readDelivery: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/rounds/:roundId/delivery',
    action: 'read-delivery',
    egress: 'checked',
    summary:
      'Returns how many people in each unit the invitation was delivered to, in bands. Depends only on what was sent, never on who has answered.',
    params: ofRound,
    response: { 200: deliveryView },
  },
  readSlips: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/rounds/:roundId/slips',
    action: 'read-slips',
    egress: 'checked',
    summary:
      'Returns the people on the list of an open round who have no address, by unit, and the slips that were printed.',
    params: ofRound,
    query: slipsQuery,
    response: { 200: slipsView },
  },
  makeSlips: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/rounds/:roundId/slips',
    action: 'print-slips',
    egress: 'changes',
    summary:
      'Creates new codes for a unit or for one person, which replace the previous ones, also for those who have answered. Only this response contains the codes.',
    refusals: ['round-not-open', 'nobody-to-invite', 'slips-printed-meanwhile'],
    params: ofRound,
    body: makeSlipsRequest,
    response: { 201: slipsMade },
  },
  approveList: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/rounds/:roundId/list-review/approval',
    action: 'approve-lists',
    egress: 'changes',
    summary:
      'Approves the list, as the safety representative. The round opens immediately, or on its planned day.',
    refusals: ['round-not-in-review'],
    params: ofRound,
    response: { 200: roundView },
  },
  objectToList: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/rounds/:roundId/list-review/objection',
    action: 'object-to-lists',
    egress: 'changes',
    summary:
      'Objects to the list, as the safety representative, with a reason. The round does not open until both parties agree.',
    refusals: ['round-not-in-review'],
    params: ofRound,
    body: objectToListRequest,
    response: { 200: roundView },
  },
  stateHowInformed: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/rounds/:roundId/list-review/statement',
    action: 'state-how-informed',
    egress: 'changes',
    summary:
      'Opens the round where no safety representative is appointed. The owner states how employees were informed.',
    refusals: ['round-not-in-review'],
    params: ofRound,
    body: stateHowInformedRequest,
    response: { 200: roundView },
  },
} as const satisfies Readonly<Record<string, EndpointRow>>
