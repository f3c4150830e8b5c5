import { z } from 'zod'
import type { EndpointRow } from '../endpoint-row.ts'

/** Sealed by a browser, as base64. The fixed length (`features/self/profile/sealed-continuation.ts`) hides how much is answered. */
const sealed = z.string().regex(/^[A-Za-z0-9+/]{10960}$/)
/** The value, in hex, that both devices derive from the code. */
const lookup = z.string().regex(/^[0-9a-f]{64}$/)

/** Answers begun on one device and finished on another (decision 0775). */
export const continuationEndpoints = {
  storeContinuation: {
    method: 'POST',
    path: '/api/v1/continuations',
    action: 'continue-elsewhere',
    egress: 'own',
    summary:
      'Stores sealed answers for 30 minutes, until another device fetches them. The server cannot read them.',
    limited: true,
    bodyLimit: 16_384,
    refusals: ['idempotency-conflict', 'too-many-requests'],
    body: z.strictObject({ lookup, sealed }),
    response: { 204: null },
  },
  takeContinuation: {
    method: 'POST',
    path: '/api/v1/continuation-readings',
    action: 'continue-elsewhere',
    egress: 'own',
    summary:
      'Returns sealed answers, once, and deletes them. The refusal is the same for what never was, has been fetched, or is too old.',
    limited: true,
    refusals: ['continuation-unknown', 'too-many-requests'],
    body: z.strictObject({ lookup }),
    response: { 200: z.object({ sealed }) },
  },
} as const satisfies Readonly<Record<string, EndpointRow>>
