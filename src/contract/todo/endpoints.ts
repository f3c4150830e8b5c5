import type { EndpointRow } from '../endpoint-row.ts'
import { ofOrganisation } from '../path-params.ts'
import { todo } from './todo.ts'

export const todoEndpoints = {
  readTodo: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/todo',
    action: 'read-todo',
    egress: 'checked',
    summary:
      'Returns what waits for the caller as HR, safety representative, manager or owner, the most urgent first. It holds only what the caller may read elsewhere.',
    params: ofOrganisation,
    response: { 200: todo },
  },
  readStaffTodo: {
    method: 'GET',
    path: '/api/v1/staff/todo',
    action: 'run-bookings',
    egress: 'checked',
    summary:
      'Returns what waits for the caller as staff: today’s bookings, lectures and messages without an answer, and open support requests.',
    response: { 200: todo },
  },
} as const satisfies Readonly<Record<string, EndpointRow>>
