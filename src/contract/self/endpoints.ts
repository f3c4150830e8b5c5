import { z } from 'zod'
import type { EndpointRow } from '../endpoint-row.ts'
import { empty } from '../identity/sign-in.ts'
import { accountExport } from './account-export.ts'
import {
  calendarFeedQuery,
  madeCalendarFeed,
  makeCalendarFeedRequest,
  myCalendarFeed,
} from './calendar-feed.ts'
import { fhirBundle, fhirQuery } from './fhir.ts'
import { instrumentQuery, instrumentView } from './instrument.ts'
import {
  mailChoice,
  mailChoices,
  mailChoicesChange,
  unsubscribeChange,
  unsubscribeQuery,
  unsubscribeReading,
} from './mail-choice.ts'
import {
  evaluationRefusals,
  evaluationRequest,
  ownResult,
  ownResults,
  result,
  storeResultRequest,
} from './result.ts'

export const selfEndpoints = {
  readInstrument: {
    method: 'GET',
    path: '/api/v1/instruments/:instrumentId',
    action: 'read-public',
    summary: 'Returns an instrument: its questions, its answers, its limits, and the source of each.',
    refusals: ['unknown-instrument', 'other-version'],
    params: z.strictObject({ instrumentId: z.string().min(1).max(64) }),
    query: instrumentQuery,
    response: { 200: instrumentView },
  },
  evaluate: {
    method: 'POST',
    path: '/api/v1/evaluations',
    action: 'read-public',
    summary: 'Scores a set of answers. Stores nothing and needs no account.',
    limited: true,
    refusals: ['unknown-instrument', 'other-version', ...evaluationRefusals],
    body: evaluationRequest,
    response: { 200: result },
  },
  eraseMe: {
    method: 'DELETE',
    path: '/api/v1/me',
    action: 'open-own',
    summary:
      'Permanently erases the caller’s account and everything that belongs to it. Figures already released do not change.',
    reauthenticated: true,
    response: { 204: null },
  },
  exportMe: {
    method: 'GET',
    path: '/api/v1/me/export',
    action: 'open-own',
    budget: 'files',
    summary: 'Returns all data about the caller, in one file.',
    reauthenticated: true,
    response: { 200: accountExport },
  },
  exportMyFhir: {
    method: 'GET',
    path: '/api/v1/me/fhir',
    action: 'open-own',
    budget: 'files',
    summary:
      'Returns the caller’s own results for another system, as a bundle of FHIR R4 resources without diagnosis codes.',
    reauthenticated: true,
    produces: 'application/fhir+json',
    query: fhirQuery,
    response: { 200: fhirBundle },
  },
  listMyResults: {
    method: 'GET',
    path: '/api/v1/me/results',
    action: 'open-own',
    summary: 'Returns the caller’s own results, newest first. Nobody else can read them.',
    response: { 200: ownResults },
  },
  storeMyResult: {
    method: 'POST',
    path: '/api/v1/me/results',
    action: 'open-own',
    summary:
      'Stores a result for the caller, encrypted with the caller’s own key. A repeated Idempotency-Key stores no second result.',
    refusals: [
      'unknown-instrument',
      'other-version',
      ...evaluationRefusals,
      'idempotency-conflict',
      'too-many-results',
    ],
    body: storeResultRequest,
    response: { 201: ownResult },
  },
  deleteMyResult: {
    method: 'DELETE',
    path: '/api/v1/me/results/:resultId',
    action: 'open-own',
    summary: 'Permanently deletes one of the caller’s results.',
    refusals: ['invalid-input'],
    params: z.strictObject({ resultId: z.uuid() }),
    response: { 204: null },
  },
  listMyMail: {
    method: 'GET',
    path: '/api/v1/me/mail',
    action: 'open-own',
    summary:
      'Returns the kinds of e-mail that can be switched off, and which of them the caller has switched off.',
    response: { 200: mailChoices },
  },
  chooseMyMail: {
    method: 'PUT',
    path: '/api/v1/me/mail',
    action: 'open-own',
    summary: 'Sets the kinds of e-mail that the caller does not receive. The caller receives all others.',
    body: mailChoicesChange,
    response: { 200: mailChoices },
  },
  readMyCalendarFeed: {
    method: 'GET',
    path: '/api/v1/me/calendar-feed',
    action: 'open-own',
    summary:
      'Returns whether the caller has a calendar feed, since when, and the last day it was fetched. The address is not included.',
    response: { 200: myCalendarFeed },
  },
  makeMyCalendarFeed: {
    method: 'POST',
    path: '/api/v1/me/calendar-feed',
    action: 'open-own',
    summary:
      'Creates a secret address for the caller’s calendar feed. Only this response contains the address. An earlier address becomes invalid.',
    refusals: ['idempotency-conflict'],
    reauthenticated: true,
    body: makeCalendarFeedRequest,
    response: { 201: madeCalendarFeed },
  },
  removeMyCalendarFeed: {
    method: 'DELETE',
    path: '/api/v1/me/calendar-feed',
    action: 'open-own',
    summary: 'Deletes the caller’s calendar feed. Its address becomes invalid.',
    response: { 204: null },
  },
  readCalendarFeed: {
    method: 'GET',
    path: '/api/v1/calendar-feed.ics',
    caller: 'machine',
    action: 'open-calendar-feed',
    summary:
      'Returns what a person has planned and booked, for their calendar program (RFC 5545). Returns 304 for If-None-Match with the tag of the last response.',
    refusals: ['not-found'],
    limited: true,
    produces: 'text/calendar',
    query: calendarFeedQuery,
    response: { 200: z.string(), 304: null },
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/v1/unsubscribes',
    caller: 'machine',
    action: 'unsubscribe',
    summary:
      'Unsubscribes from a kind of e-mail, by the List-Unsubscribe header of an e-mail. Idempotent: a repeated request changes nothing.',
    refusals: ['unsubscribe-unknown'],
    limited: true,
    query: unsubscribeQuery,
    response: { 200: empty },
  },
  followUnsubscribe: {
    method: 'GET',
    path: '/api/v1/unsubscribes',
    caller: 'machine',
    action: 'unsubscribe',
    summary:
      'Redirects a person who opens the address of a List-Unsubscribe header to the page with the unsubscribe button. Changes nothing.',
    query: unsubscribeQuery,
    response: { 303: null },
  },
  changeUnsubscribe: {
    method: 'PUT',
    path: '/api/v1/unsubscribes',
    action: 'unsubscribe',
    summary: 'Switches the kind of e-mail that an unsubscribe link refers to off, or on again.',
    refusals: ['unsubscribe-unknown'],
    limited: true,
    body: unsubscribeChange,
    response: { 200: mailChoice },
  },
  readUnsubscribe: {
    method: 'POST',
    path: '/api/v1/unsubscribe-readings',
    action: 'unsubscribe',
    summary: 'Returns the kind of e-mail that an unsubscribe link refers to, and whether it is switched off.',
    refusals: ['unsubscribe-unknown'],
    limited: true,
    body: unsubscribeReading,
    response: { 200: mailChoice },
  },
} as const satisfies Readonly<Record<string, EndpointRow>>
