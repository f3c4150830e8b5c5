import type { EndpointName } from '#contract/endpoints.ts'
import { scimPath } from '#server/people/scim/present-scim.ts'
import { scimMediaType } from '#server/people/scim/scim-error.ts'
import { scimEndpoints } from '#server/people/scim/scim-routes.ts'
import type { Browser } from '#test/app/browser.ts'
import { wholeDocument } from '#test/app/whole-document.ts'
import { newUser } from '#test/scim/scim-client.ts'

/** The part of JSON Schema that the document uses. */
export type Schema = {
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required?: boolean
  readonly schema: Schema
}

type Media = Readonly<Record<string, { readonly schema?: Schema }>>

/** One endpoint as the server describes it. */
export type Target = {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With parameter names in braces. */
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly body: Schema | undefined
  /** The body's media type. */
  readonly mediaType: string
  /** Null where no document says. */
  readonly responses: Responses | null
}

type Responses = Readonly<Record<string, { readonly description: string; readonly content?: Media }>>

type Operation = {
  readonly operationId: EndpointName
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Media }
  readonly responses: Responses
}

type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

/** Every endpoint: those of the OpenAPI document that the server serves, and those of SCIM. */
export async function targetsOf(browser: Browser): Promise<Target[]> {
  const { paths } = (await wholeDocument(browser)) as Document
  const ofApi = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: operation.operationId,
      method: method.toUpperCase() as Target['method'],
      path,
      parameters: operation.parameters ?? [],
      body: operation.requestBody?.content['application/json']?.schema,
      mediaType: 'application/json',
      responses: operation.responses,
    })),
  )
  return [...ofApi, ...scimEndpoints.map(scimTarget)]
}

const patch = (op: string, path: string, value: unknown) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: [{ op, path, value }],
})

/** Requests of identity providers. */
const scimBodies = [
  newUser('kim'),
  { displayName: 'Lager', members: [] },
  patch('replace', 'active', false),
  patch('add', 'members', [{ value: '00000000-0000-4000-8000-000000000000' }]),
  patch('remove', 'members[value eq "00000000-0000-4000-8000-000000000000"]', null),
  patch('replace', 'name.familyName', 'Ek'),
]

/** Its document is the standard (RFC 7644), which defines its bodies less strictly than ours. */
function scimTarget({ method, url }: { readonly method: string; readonly url: string }): Target {
  const text = (name: string, place: 'path' | 'query') => ({
    name,
    in: place,
    schema: { type: 'string', maxLength: 60 },
  })
  const path = url.replace(/:(\w+)/g, '{$1}')
  return {
    name: `SCIM ${method} ${url}`,
    method: method as Target['method'],
    path: `${scimPath}${path}`,
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => text(name, 'path')),
      ...['filter', 'startIndex', 'count', 'attributes'].map((name) => text(name, 'query')),
    ],
    body: ['GET', 'DELETE'].includes(method)
      ? undefined
      : { anyOf: scimBodies.map((body) => ({ const: body })) },
    mediaType: scimMediaType,
    responses: null,
  }
}
