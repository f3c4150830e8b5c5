import type { FastifyInstance } from 'fastify'
import { badField } from '#server/platform/errors.ts'

/**
 * PostgreSQL cannot store a zero character, nor half a surrogate pair in JSON. JavaScript and every schema accept both. This hook
 * refuses them once, for all texts of all endpoints; otherwise they would fail later as our own error.
 */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const path = findUnstorable(request.body) ?? findUnstorable(request.query)
    done(path === null ? undefined : badField(path.join('.'), 'wrong-format'))
  })
}

/** The path of the first such text; null when all are fine. The body's depth is bounded (json-body.ts). */
function findUnstorable(value: unknown): string[] | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [] : null
  if (typeof value !== 'object' || value === null) return null
  for (const name of Object.keys(value)) {
    const path = findUnstorable((value as Readonly<Record<string, unknown>>)[name])
    if (path !== null) return [name, ...path]
  }
  return null
}
