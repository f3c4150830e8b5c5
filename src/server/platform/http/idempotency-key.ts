import type { FastifyRequest } from 'fastify'
import { badField } from '#server/platform/errors.ts'

/** A key names one request; it is not storage for other data. */
const longest = 200

/** The idempotency key that the sender's browser made for this one request; null without one. @throws Refusal for a malformed key. */
export function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && key.length >= 1 && key.length <= longest) return key
  throw badField('idempotency-key', 'wrong-format')
}
