import { z } from 'zod'
import type { EndpointRow } from './endpoint-row.ts'

/** Endpoints about the server itself, for load balancers and programmers. */
export const platformEndpoints = {
  health: {
    method: 'GET',
    path: '/api/health',
    caller: 'machine',
    action: 'read-public',
    egress: 'public',
    summary: 'Confirms that the process runs.',
    response: { 200: z.object({ status: z.literal('ok') }) },
  },
  ready: {
    method: 'GET',
    path: '/api/ready',
    caller: 'machine',
    action: 'read-public',
    egress: 'public',
    summary:
      'Confirms that the server is ready for traffic: the database responds, takes writes and has the tables of this version, and the server is not shutting down.',
    response: { 200: z.object({ status: z.literal('ready') }) },
  },
  openapi: {
    method: 'GET',
    path: '/api/openapi.json',
    caller: 'machine',
    action: 'read-public',
    egress: 'public',
    summary: 'Returns this document. Returns 304 for If-None-Match with the tag of the last response.',
    limited: true,
    response: { 200: z.looseObject({ openapi: z.string() }), 304: null },
  },
} as const satisfies Readonly<Record<string, EndpointRow>>
