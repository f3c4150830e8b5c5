import type { FastifySerializerCompiler } from 'fastify'
import { serializerCompiler as byZod } from 'fastify-type-provider-zod'
import type { $ZodType } from 'zod/v4/core'

/**
 * The values that a route may return for a schema: an object with its fields, and with others, which are left out. A Date may
 * stand where the schema has text.
 */
export type Sendable<T> = T extends readonly (infer E)[]
  ? readonly Sendable<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Sendable<T[K]> }
    : string extends T
      ? T | Date
      : T

/** Writes an answer as JSON: the fields that its schema has, and no others. A Date is written as ISO text in UTC. */
export const serializerCompiler: FastifySerializerCompiler<$ZodType> = (route) => {
  const write = byZod(route)
  return (answer) => write(withMomentsAsText(answer))
}

function withMomentsAsText(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(withMomentsAsText)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withMomentsAsText(field)]))
}
