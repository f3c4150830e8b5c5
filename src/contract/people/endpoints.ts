import { z } from 'zod'
import type { EndpointRow } from '../endpoint-row.ts'
import { empty } from '../identity/sign-in.ts'
import { ofOrganisation } from '../path-params.ts'
import { auditLog, auditLogQuery } from './audit-log.ts'
import { identityChangeLink, identityChangeList, linkedIdentityChange } from './identity-change.ts'
import { listChangeToStart } from './list-change.ts'
import {
  importList,
  importToPostpone,
  importView,
  memberList,
  memberQuery,
  organisationView,
  readAgainRequest,
  startImportRequest,
  unitList,
} from './organisation.ts'
import { organisationSettings } from './organisation-settings.ts'
import { roleChange, roleChanged, roleDecision, roleList } from './roles.ts'

const ofImport = z.strictObject({ organisationId: z.uuid(), importId: z.uuid() })

/** The largest body: a file of 32 MB as base64, with its name; in bytes. */
const largestBody = 45_100_000

export const peopleEndpoints = {
  readOrganisation: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId',
    action: 'read-organisation',
    egress: 'checked',
    summary:
      'Returns the organisation: its name, its number of members and units, and its minimum group size.',
    params: ofOrganisation,
    response: { 200: organisationView },
  },
  setUpOrganisation: {
    method: 'PUT',
    path: '/api/v1/organisations/:organisationId',
    action: 'set-up-organisation',
    egress: 'changes',
    summary:
      'Sets the organisation’s name, its organisation number and its minimum group size, which can only be raised.',
    reauthenticated: true,
    params: ofOrganisation,
    body: organisationSettings,
    response: { 200: organisationView },
  },
  listUnits: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/units',
    action: 'read-organisation',
    egress: 'checked',
    summary: 'Returns today’s tree of units, parents before children, with the number of members of each.',
    params: ofOrganisation,
    response: { 200: unitList },
  },
  listMembers: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/members',
    action: 'read-members',
    egress: 'checked',
    summary: 'Returns today’s members in order of name, in pages. Never includes who has answered a round.',
    params: ofOrganisation,
    query: memberQuery,
    response: { 200: memberList },
  },
  startListChange: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/list-changes',
    action: 'import-members',
    egress: 'changes',
    budget: 'list-changes',
    summary:
      'Starts the dry run of one manual change, or of undoing the last change, as an import of today’s list with that change. Changes nothing yet.',
    refusals: ['import-not-undoable'],
    params: ofOrganisation,
    body: listChangeToStart,
    response: { 202: importView },
  },
  startImport: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/imports',
    action: 'import-members',
    egress: 'changes',
    budget: 'list-changes',
    summary: 'Uploads a CSV or XLSX file of people and units and starts the dry run. Changes nothing yet.',
    bodyLimit: largestBody,
    params: ofOrganisation,
    body: startImportRequest,
    response: { 202: importView },
  },
  listImports: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/imports',
    action: 'read-imports',
    egress: 'checked',
    summary:
      'Returns the import history, newest first, with the first five problems of each import. The safety representative may read it.',
    params: ofOrganisation,
    response: { 200: importList },
  },
  readImport: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/imports/:importId',
    action: 'read-imports',
    egress: 'checked',
    summary: 'Returns an import with its progress and its report.',
    params: ofImport,
    response: { 200: importView },
  },
  readImportAgain: {
    method: 'PATCH',
    path: '/api/v1/organisations/:organisationId/imports/:importId/reading',
    action: 'import-members',
    egress: 'changes',
    budget: 'list-changes',
    summary:
      'Reads the file of an import again in another way: another sheet, columns mapped to fields, single cells corrected. Changes nothing in the list yet.',
    refusals: ['import-not-ready', 'import-outdated'],
    params: ofImport,
    body: readAgainRequest,
    response: { 202: importView },
  },
  applyImport: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/imports/:importId/application',
    action: 'import-members',
    egress: 'changes',
    budget: 'list-changes',
    summary: 'Starts to apply the result of the dry run, all or nothing.',
    refusals: ['import-not-ready', 'import-outdated'],
    params: ofImport,
    response: { 202: importView },
  },
  postponeImport: {
    method: 'PUT',
    path: '/api/v1/organisations/:organisationId/imports/:importId/day',
    action: 'import-members',
    egress: 'changes',
    summary: 'Schedules a manual change, whose dry run has finished, for the day from which it holds.',
    refusals: ['import-not-ready', 'import-outdated', 'too-many-waiting'],
    params: ofImport,
    body: importToPostpone,
    response: { 200: importView },
  },
  withdrawImport: {
    method: 'DELETE',
    path: '/api/v1/organisations/:organisationId/imports/:importId/day',
    action: 'import-members',
    egress: 'changes',
    summary: 'Withdraws a manual change that is scheduled for a later day.',
    refusals: ['import-not-ready'],
    params: ofImport,
    response: { 200: importView },
  },
  listIdentityChanges: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/identity-changes',
    action: 'read-imports',
    egress: 'checked',
    summary:
      'Returns the pending changes of address or employee number, and the outcome of those of the last months. The safety representative may read them.',
    params: ofOrganisation,
    response: { 200: identityChangeList },
  },
  readIdentityChange: {
    method: 'POST',
    path: '/api/v1/identity-change-readings',
    action: 'stop-identity-change',
    egress: 'own',
    summary:
      'Returns the change of address that the link sent to the old address refers to. Changes nothing.',
    refusals: ['identity-change-unknown'],
    limited: true,
    body: identityChangeLink,
    response: { 200: linkedIdentityChange },
  },
  stopIdentityChange: {
    method: 'POST',
    path: '/api/v1/identity-change-stops',
    action: 'stop-identity-change',
    egress: 'own',
    summary: 'Stops the change of address that the link refers to, while it is pending.',
    refusals: ['identity-change-unknown'],
    limited: true,
    body: identityChangeLink,
    response: { 200: empty },
  },
  listRoles: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/roles',
    action: 'read-roles',
    egress: 'checked',
    summary:
      'Returns the roles in the organisation, who holds them, and the role requests that await confirmation.',
    params: ofOrganisation,
    response: { 200: roleList },
  },
  changeRole: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/role-changes',
    action: 'change-roles',
    egress: 'changes',
    budget: 'mails',
    summary:
      'Grants or revokes a role. Granting or revoking the role of safety representative is a request, which takes effect when a current safety representative or the provider confirms it. A safety representative confirms before they become HR or owner.',
    refusals: ['member-unknown', 'last-owner'],
    reauthenticated: true,
    params: ofOrganisation,
    body: roleChange,
    response: { 200: roleChanged },
  },
  decideRoleRequest: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/role-requests/:requestId/decision',
    action: 'decide-role-requests',
    egress: 'changes',
    summary:
      'Confirms or refuses a request to make somebody a safety representative or, about the caller, to end that role or to make the caller HR or owner.',
    reauthenticated: true,
    params: z.strictObject({ organisationId: z.uuid(), requestId: z.uuid() }),
    body: roleDecision,
    response: { 200: empty },
  },
  listAuditEntries: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/audit-entries',
    action: 'read-audit-log',
    egress: 'checked',
    summary:
      'Returns the audit log, newest first: who granted a role, imported a file, started or ended a round, signed in to work or downloaded figures. Includes sign-ins and downloads only when `about` selects them. Contains nothing about answers, participation or support requests.',
    params: ofOrganisation,
    query: auditLogQuery,
    response: { 200: auditLog },
  },
  leaveOrganisation: {
    method: 'DELETE',
    path: '/api/v1/me/memberships/:organisationId',
    action: 'open-own',
    egress: 'own',
    summary:
      'Ends the caller’s membership of an organisation. The caller’s results remain; an owner ends their roles first.',
    refusals: ['role-held'],
    reauthenticated: true,
    params: ofOrganisation,
    response: { 204: null },
  },
} as const satisfies Readonly<Record<string, EndpointRow>>
