import type { FastifyInstance } from 'fastify'
import { badField } from '#server/platform/errors.ts'

/**
 * PostgreSQL cannot store a zero character, nor half a surrogate pair in JSON. Both are fine in JavaScript and in
 * every schema; here they are refused once, for all texts of all endpoints, instead of failing later as our own fault.
 */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const path = findUnstorable(request.body) ?? findUnstorable(request.query)
    done(path === null ? undefined : badField(path.join('.'), 'wrong-format'))
  })
}

/** Where the first such text stands; null when all are fine. The body's depth is bounded (json-body.ts). */
function findUnstorable(value: unknown): string[] | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [] : null
  if (typeof value !== 'object' || value === null) return null
  for (const name of Object.keys(value)) {
    const path = findUnstorable((value as Readonly<Record<string, unknown>>)[name])
    if (path !== null) return [name, ...path]
  }
  return null
}
