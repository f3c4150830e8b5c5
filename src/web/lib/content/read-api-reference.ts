import { z } from 'zod'
import type { $ZodType } from 'zod/v4/core'
import type { EndpointRow } from '#contract/endpoint-row.ts'
import { endpoints } from '#contract/endpoints.ts'
import { type ProgramEndpoint, programEndpoints } from '#contract/program-endpoints.ts'
import type { KeyScope } from '#core/access/actor.ts'

/** A field of a request or response: `members[].email`, with its JSON types as in the OpenAPI document. */
export type ApiField = { readonly path: string; readonly type: string }

export type ApiOperation = {
  readonly name: ProgramEndpoint
  readonly scope: KeyScope
  readonly method: string
  readonly path: string
  readonly query: readonly ApiField[]
  readonly fields: readonly ApiField[]
}

export type ApiReference = {
  readonly operations: readonly ApiOperation[]
  /** Every address of the contract, by tag. */
  readonly addresses: readonly { readonly tag: string; readonly lines: readonly string[] }[]
}

/** The content of the page for programmers, from the contract that the OpenAPI document is made of. */
export function readApiReference(): ApiReference {
  const names = Object.keys(programEndpoints) as ProgramEndpoint[]
  const lines = Object.entries(endpoints)
    // The mail of a demo is no part of the product.
    .filter(([name]) => name !== 'readDevMail')
    .toSorted(([, a], [, b]) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
    .map(([, { method, path }]) => ({
      tag: path.split('/')[3] ?? 'server',
      line: `${method} ${inBraces(path)}`,
    }))
  return {
    operations: names.map((name): ApiOperation => {
      const row: EndpointRow = endpoints[name]
      return {
        name,
        scope: programEndpoints[name],
        method: row.method,
        path: inBraces(row.path),
        query: fieldsOf(row.query),
        fields: fieldsOf(row.response[200] ?? undefined),
      }
    }),
    addresses: [...Map.groupBy(lines, ({ tag }) => tag)]
      .map(([tag, group]) => ({ tag, lines: group.map(({ line }) => line) }))
      .toSorted((a, b) => (a.tag < b.tag ? -1 : 1)),
  }
}

const inBraces = (path: string) => path.replace(/:(\w+)/g, '{$1}')

type JsonSchema = {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly string[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: JsonSchema | boolean
}

function fieldsOf(schema: $ZodType | undefined): ApiField[] {
  if (schema === undefined) return []
  return [...walk('', z.toJSONSchema(schema, { unrepresentable: 'any' }) as JsonSchema)].filter(
    ({ path }) => path !== '',
  )
}

function* walk(path: string, schema: JsonSchema): Generator<ApiField> {
  const shapes = (schema.anyOf ?? [schema]).filter(({ type }) => type !== 'null')
  const type = [...new Set((schema.anyOf ?? [schema]).map(typeOf))].join(' | ')
  yield { path, type }
  for (const { properties = {}, items, additionalProperties } of shapes) {
    for (const [name, part] of Object.entries(properties))
      yield* walk(path === '' ? name : `${path}.${name}`, part)
    if (items !== undefined) yield* inside(`${path}[]`, items)
    if (typeof additionalProperties === 'object') yield* inside(`${path}.*`, additionalProperties)
  }
}

/** The content of an array or record has a line of its own only where it is no object. */
function* inside(path: string, schema: JsonSchema): Generator<ApiField> {
  for (const field of walk(path, schema)) if (field.path !== path || field.type !== 'object') yield field
}

function typeOf(schema: JsonSchema): string {
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const type = [schema.type ?? 'any'].flat().join(' | ')
  return schema.format === undefined ? type : `${type} (${schema.format})`
}
