import { z } from 'zod'
import { changeFigures } from '#contract/guidance/counted-changes.ts'
import { email } from '#contract/mail-text.ts'
import { answerTimes, lateAmounts, loads, participantBands } from '#core/guidance/guidance-figures.ts'
import type { EndpointRow } from '../endpoint-row.ts'
import { calibrationList, calibrationQuery } from './calibration.ts'
import { customers, customerToFound, foundedCustomer } from './customers.ts'
import { failureToHandle, jobsHandled, workQueue } from './work-queue.ts'

/** How guidance runs, for staff: in bands, without exact numbers or people. Changes over the programmes come in steps of fifty people. */
const guidanceFigures = z.object({
  participants: z.enum(participantBands),
  /** The median of the last 90 days; null for fewer than eight answers. */
  answerTime: z.enum(answerTimes).nullable(),
  late: z.enum(lateAmounts),
  guides: z.array(z.object({ name: z.string(), load: z.enum(loads) })),
  changes: changeFigures,
})

/** Ends the sessions of the account that this address signs in to. The response does not say whether there is one. */
const accountToSignOut = z.strictObject({ email })

export const providerEndpoints = {
  listCalibrations: {
    method: 'GET',
    path: '/api/v1/calibrations',
    action: 'read-calibrations',
    egress: 'checked',
    summary:
      'Returns how each instrument version performs in use, from sums over all organisations. The sums are updated each time at least 200 more complete answers have arrived.',
    query: calibrationQuery,
    response: { 200: calibrationList },
  },
  readGuidanceFigures: {
    method: 'GET',
    path: '/api/v1/guidance-figures',
    action: 'run-service',
    egress: 'checked',
    summary:
      'Returns how guidance runs: how many participants there are, how soon they are answered, whether answers are late and how full each guide is, all in bands; and how strain changed over the programmes with guidance and without, in steps of fifty people.',
    response: { 200: guidanceFigures },
  },
  readWorkQueue: {
    method: 'GET',
    path: '/api/v1/work-queue',
    action: 'run-service',
    egress: 'checked',
    summary:
      'Returns the queued and the failed background work, by kind and code. For an e-mail that could not be sent, includes its kind and, where many people share it, the domain.',
    response: { 200: workQueue },
  },
  retryJobs: {
    method: 'POST',
    path: '/api/v1/work-queue/retries',
    action: 'run-service',
    egress: 'changes',
    summary:
      'Retries failed work of one kind and code immediately. Idempotent: a repeated request changes nothing.',
    body: failureToHandle,
    response: { 200: jobsHandled },
  },
  giveUpJobs: {
    method: 'POST',
    path: '/api/v1/work-queue/endings',
    action: 'run-service',
    egress: 'changes',
    summary: 'Discards failed work of one kind and code, which is then neither retried nor listed.',
    body: failureToHandle,
    response: { 200: jobsHandled },
  },
  listCustomers: {
    method: 'GET',
    path: '/api/v1/customers',
    action: 'run-service',
    egress: 'checked',
    summary:
      'Returns the customers’ organisations, newest first, and how far each is set up. Contains no names of people.',
    response: { 200: customers },
  },
  foundCustomer: {
    method: 'POST',
    path: '/api/v1/customers',
    action: 'run-service',
    egress: 'changes',
    budget: 'mails',
    summary:
      'Creates a customer’s organisation. Its first person becomes owner and HR and is notified by e-mail. A repeated Idempotency-Key creates no second organisation.',
    reauthenticated: true,
    body: customerToFound,
    response: { 201: foundedCustomer },
  },
  endSessionsOf: {
    method: 'POST',
    path: '/api/v1/session-endings',
    action: 'end-sessions',
    egress: 'own',
    summary:
      'Ends all sessions of the account with the given address, for a person who has lost a phone. The response is the same whether or not the account exists.',
    refusals: ['too-many-requests'],
    reauthenticated: true,
    body: accountToSignOut,
    response: { 204: null },
  },
} as const satisfies Readonly<Record<string, EndpointRow>>
