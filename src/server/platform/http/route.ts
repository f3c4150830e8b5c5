import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { $ZodType } from 'zod/v4/core'
import type { EndpointRow, EndpointSchemas } from '#contract/endpoint-row.ts'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { type ProblemCode, problem, problemStatus } from '#contract/problem.ts'
import { type Actor, type KeyHolder, type SignedIn, type SignedInAlone, visitor } from '#core/access/actor.ts'
import type { Budget } from '#core/access/budgets.ts'
import { type Action, countedAs, isWork, judge, rules, scopeOf, seenBy } from '#core/access/rules.ts'
import { asId, type OrganisationId } from '#core/ids.ts'
import { Refusal } from '#server/platform/errors.ts'
import { networkOf } from '#server/platform/net/network-of.ts'
import { bearerOf } from './bearer.ts'
import type { RequestLimit } from './guards/request-limit.ts'
import type { Sendable } from './serializer.ts'

type Parsed<S, K extends keyof EndpointSchemas> = S extends { readonly [P in K]: infer T extends $ZodType }
  ? z.infer<T>
  : undefined

/** The actors that an action's rule admits: visitors too, or signed-in people only, or API keys besides. */
type Allowed<A extends Action> = A extends (typeof needNoRoles)[number]
  ? Exclude<Actor, KeyHolder | SignedIn> | SignedInAlone
  : (typeof rules)[A]['roles'] extends 'everyone'
    ? Exclude<Actor, KeyHolder>
    : (typeof rules)[A] extends { readonly scope: string }
      ? SignedIn | KeyHolder
      : SignedIn

type Input<N extends EndpointName> = {
  readonly params: Parsed<(typeof endpoints)[N], 'params'>
  readonly query: Parsed<(typeof endpoints)[N], 'query'>
  readonly body: Parsed<(typeof endpoints)[N], 'body'>
  readonly actor: Allowed<(typeof endpoints)[N]['action']>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Responses<N extends EndpointName> = (typeof endpoints)[N]['response']
/** What a handler returns: a body that its schema allows; nothing where there is none; or text and bytes, sent as they are. */
type Answer<N extends EndpointName> =
  | {
      [S in keyof Responses<N>]: Responses<N>[S] extends infer T extends $ZodType
        ? Sendable<z.input<T>>
        : // biome-ignore lint/suspicious/noConfusingVoidType: the type of an async handler that returns nothing
          null | void
    }[keyof Responses<N>]
  | string
  | Buffer

/**
 * Registers one endpoint by its row in the contract: authorise by core/access, parse by the contract, act, present. Authorisation
 * comes before the body is read, so that a visitor's bad body is 401 and a stranger cannot make us read a large file.
 * The handler returns the body; `reply.code()` only when it is not 200.
 */
export function route<N extends EndpointName>(
  app: FastifyInstance,
  name: N,
  handle: (input: Input<N>) => Promise<Answer<N>>,
): void {
  const row: EndpointRow = endpoints[name]
  const { method, path, action, params, query, body } = row
  const actors = new WeakMap<FastifyRequest, Actor>()
  app.route({
    method,
    url: path,
    ...(row.bodyLimit === undefined ? {} : { bodyLimit: row.bodyLimit }),
    schema: {
      summary: row.summary,
      operationId: name,
      tags: [path.split('/')[3] ?? 'server'],
      security: rules[action].roles === 'everyone' ? [] : waysIn(action),
      description: describeEndpoint(row),
      ...(params ? { params } : {}),
      ...(query ? { querystring: query } : {}),
      ...(body ? { body } : {}),
      response: { ...refusalSchemas(row), ...answerSchemas(row) },
    },
    onRequest: async (request, reply) => {
      if (row.limited) app.limitRequest(name, networkOf(request.ip))
      if (bearerOf(request.headers.authorization) !== null)
        app.limitRequest('with a key', networkOf(request.ip))
      const actor = needsNobody.has(action)
        ? visitor
        : await app.findActor(request, reply, { roles: !needNoRoles.some((one) => one === action) })
      if (actor.kind === 'person') app.limitRequest('signed in', countedAs(actor))
      const { organisationId = '' } = request.params as { organisationId?: string }
      const verdict = judge(actor, action, asId<OrganisationId>(organisationId))
      if (verdict !== 'allowed') throw new Refusal(verdict)
      // A key needs no step-up: its maker has passed one (decision 550).
      if (
        row.reauthenticated &&
        actor.kind !== 'api-key' &&
        !(actor.kind === 'person' && actor.reauthenticated)
      )
        throw new Refusal('reauthentication-required')
      if (row.budget !== undefined && actor.kind !== 'visitor') await app.consumeQuota(actor, row.budget)
      if (actor.kind === 'person' && isWork(action)) await app.noteWork(request, organisationId)
      actors.set(request, seenBy(action, actor))
    },
    handler: async (request, reply) =>
      handle({
        params: request.params as Input<N>['params'],
        query: request.query as Input<N>['query'],
        body: request.body as Input<N>['body'],
        // Authorised above: where the rule asks for a signed-in person, the actor is one.
        actor: actors.get(request) as Allowed<(typeof endpoints)[N]['action']>,
        request,
        reply,
      }),
  })
}

/** Who may call the endpoint, and what it returns, for readers of the OpenAPI document. */
function describeEndpoint({ summary, action, reauthenticated, budget, response }: EndpointRow): string {
  const scope = scopeOf(action)
  const returned = Object.entries(response).map(([status, schema]) => {
    const what = returns[status] ?? 'the response'
    return `Returns ${status} ${schema === null && status !== '303' ? 'without a body' : `with ${what}`}.`
  })
  return [
    summary,
    forWhom(rules[action].roles),
    ...(scope === null ? [] : [`Also accepts an API key with the scope ${scope}.`]),
    ...(reauthenticated ? ['Requires re-authentication within the last few minutes.'] : []),
    ...(budget === undefined ? [] : ['Limits the number of requests per hour.']),
    ...returned,
  ].join(' ')
}

function forWhom(roles: (typeof rules)[Action]['roles']): string {
  if (roles === 'everyone') return 'Open to everyone; a session is optional.'
  if (roles === 'guides') return 'Requires a signed-in guide.'
  if (roles === 'staff') return 'Requires a signed-in member of staff.'
  return typeof roles === 'string'
    ? 'Requires a signed-in person.'
    : `Requires the role ${roles.join(' or ')}.`
}

const returns: Readonly<Record<string, string>> = {
  200: 'the requested content',
  201: 'what was created',
  202: 'what was accepted; the work continues in the background',
  303: 'the next address in Location',
}

/** A session, or an API key with the action's scope. */
const waysIn = (action: Action) => [{ session: [] }, ...(scopeOf(action) === null ? [] : [{ apiKey: [] }])]

/** Actions whose answer does not depend on the actor: they read no session, and go on working when sessions cannot be read. */
const needsNobody: ReadonlySet<Action> = new Set<Action>([
  'read-public',
  'sign-in',
  'unsubscribe',
  'use-support-link',
  'use-question-secret',
  'continue-elsewhere',
  'stop-identity-change',
  'open-calendar-feed',
])

/**
 * Actions that many call at once and that depend on no role in an organisation: while a round is answered, the server would read the
 * roles of everybody in it.
 */
const needNoRoles = ['use-invitation'] as const satisfies readonly Action[]

function answerSchemas({ response, produces = 'application/json' }: EndpointRow) {
  return Object.fromEntries(
    Object.entries(response).map(([status, schema]) => {
      const description = statusWords[status] ?? 'Confirms that the request succeeded.'
      if (schema === null) return [status, z.null().describe(description)]
      return [
        status,
        { description, content: Object.fromEntries([produces].flat().map((type) => [type, { schema }])) },
      ]
    }),
  )
}

const statusWords: Readonly<Record<string, string>> = {
  200: 'Returns the requested content.',
  201: 'Returns what was created.',
  202: 'Accepts the request. The work continues in the background.',
  204: 'Confirms that the request succeeded. Has no body.',
  303: 'Redirects to the address in Location.',
  304: 'Confirms that the client has the current version. Has no body.',
}

const badBodies = ['malformed-json', 'too-deep', 'too-large', 'unsupported-media-type'] as const

function refusalSchemas({ method, action, params, refusals = [], ...row }: EndpointRow) {
  const { roles, session } = rules[action]
  // Every text that cannot be stored is refused, also in a query parameter that the endpoint does not have.
  const codes = new Set<ProblemCode>([...refusals, 'invalid-input', 'unexpected', 'unavailable'])
  if (row.limited || !needsNobody.has(action)) codes.add('too-many-requests')
  if (roles !== 'everyone') for (const code of ['not-signed-in', 'not-allowed'] as const) codes.add(code)
  if (!['everyone', 'signed-in'].includes(roles as string)) codes.add('second-factor-required')
  if ((roles as readonly string[]).includes('safety_representative')) codes.add('own-sign-in-required')
  if (row.reauthenticated || session === 'stopping' || session === 'vouching')
    codes.add('reauthentication-required')
  if (row.budget !== undefined) codes.add('hour-used-up')
  if (params) codes.add('not-found')
  // A body is read even where none is expected, and a page of another site may not write.
  if (method !== 'GET') for (const code of [...badBodies, 'not-allowed'] as const) codes.add(code)
  const byStatus = Map.groupBy(codes, (code) => problemStatus[code])
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.toSorted().join(', '),
        content: { 'application/problem+json': { schema: problem } },
      },
    ]),
  )
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Finds the actor by session cookie or API key; without roles where nothing depends on them. */
    findActor(
      request: FastifyRequest,
      reply: FastifyReply,
      input?: { readonly roles: boolean },
    ): Promise<Actor>
    /** Notes that the session works in a role of this organisation. */
    noteWork(request: FastifyRequest, organisationId: string): Promise<void>
    /** Counts a request against the limit per second of its network, or of a signed-in person. */
    readonly limitRequest: RequestLimit
    /** Counts a request against the hourly quota of a signed-in person or a program. */
    readonly consumeQuota: (actor: SignedIn | KeyHolder, budget: Budget) => Promise<void>
  }
}
