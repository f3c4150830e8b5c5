import type { FastifyRequest } from 'fastify'
import { Refusal } from '#server/errors.ts'

/** A key is a name for one wish, not a place to put things. */
const longest = 200

/** What the sender's browser made for this one wish; null without one. @throws Refusal for a key that is no key. */
export function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && key.length >= 1 && key.length <= longest) return key
  throw new Refusal('invalid-input', { errors: [{ path: 'idempotency-key', code: 'wrong-format' }] })
}
