import type { EndpointRow } from '../endpoint-row.ts'
import { documentToKeep, ownDocuments, storedDocument } from './own-document.ts'

const returnsDocument = (what: string) =>
  `Returns the caller’s ${what}, which nobody else can read. Before the first write, the version is 0 and the document is null. Returns 304 for If-None-Match with the version.`
const storesDocument = (what: string) =>
  `Stores the caller’s ${what}, encrypted with the caller’s own key, if the given version is still the stored one.`

/** Endpoints of the documents that a person writes for themselves. */
export const documentEndpoints = {
  readMyExercises: {
    method: 'GET',
    path: '/api/v1/me/exercises',
    action: 'open-own',
    egress: 'own',
    summary: returnsDocument('exercises of the green zone'),
    response: { 200: storedDocument(ownDocuments.exercises), 304: null },
  },
  writeMyExercises: {
    method: 'PUT',
    path: '/api/v1/me/exercises',
    action: 'open-own',
    egress: 'own',
    summary: storesDocument('exercises of the green zone'),
    refusals: ['newer-version', 'idempotency-conflict'],
    body: documentToKeep(ownDocuments.exercises),
    response: { 200: storedDocument(ownDocuments.exercises) },
  },
  readMyPlan: {
    method: 'GET',
    path: '/api/v1/me/plan',
    action: 'open-own',
    egress: 'own',
    summary: returnsDocument('personal action plan'),
    response: { 200: storedDocument(ownDocuments.plan), 304: null },
  },
  writeMyPlan: {
    method: 'PUT',
    path: '/api/v1/me/plan',
    action: 'open-own',
    egress: 'own',
    summary: storesDocument('personal action plan'),
    refusals: ['newer-version', 'idempotency-conflict'],
    body: documentToKeep(ownDocuments.plan),
    response: { 200: storedDocument(ownDocuments.plan) },
  },
  readMyRecoveryProgramme: {
    method: 'GET',
    path: '/api/v1/me/recovery-programme',
    action: 'open-own',
    egress: 'own',
    summary: returnsDocument('recovery programme'),
    response: { 200: storedDocument(ownDocuments['recovery-programme']), 304: null },
  },
  writeMyRecoveryProgramme: {
    method: 'PUT',
    path: '/api/v1/me/recovery-programme',
    action: 'open-own',
    egress: 'own',
    summary: storesDocument('recovery programme'),
    refusals: ['newer-version', 'idempotency-conflict'],
    body: documentToKeep(ownDocuments['recovery-programme']),
    response: { 200: storedDocument(ownDocuments['recovery-programme']) },
  },
  readMyStressProgramme: {
    method: 'GET',
    path: '/api/v1/me/stress-programme',
    action: 'open-own',
    egress: 'own',
    summary: returnsDocument('stress-management programme'),
    response: { 200: storedDocument(ownDocuments['stress-programme']), 304: null },
  },
  writeMyStressProgramme: {
    method: 'PUT',
    path: '/api/v1/me/stress-programme',
    action: 'open-own',
    egress: 'own',
    summary: storesDocument('stress-management programme'),
    refusals: ['newer-version', 'idempotency-conflict'],
    body: documentToKeep(ownDocuments['stress-programme']),
    response: { 200: storedDocument(ownDocuments['stress-programme']) },
  },
} as const satisfies Readonly<Record<string, EndpointRow>>
