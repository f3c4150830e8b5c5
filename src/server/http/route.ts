import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { $ZodType } from 'zod/v4/core'
import { type EndpointName, paths } from '#contract/paths.ts'
import { type ProblemCode, problem, problemStatus } from '#contract/problem.ts'
import { type Actor, type SignedIn, visitor } from '#core/access/actor.ts'
import { type Action, judge, rules } from '#core/access/rules.ts'
import { asId, type OrganisationId } from '#core/ids.ts'
import { Refusal } from '#server/errors.ts'
import type { RequestLimit } from './request-limit.ts'

type Schemas = {
  readonly params?: $ZodType
  readonly query?: $ZodType
  readonly body?: $ZodType
  /** Status → schema: what leaves is checked as strictly as what comes in. `null`: no body. */
  readonly response: Readonly<Record<number, $ZodType | null>>
}

type Parsed<S, K extends keyof Schemas> = S extends { readonly [P in K]: infer T extends $ZodType }
  ? z.infer<T>
  : undefined

/** Who an action's rule lets through: a visitor too, or somebody signed in. */
type Allowed<A extends Action> = (typeof rules)[A]['roles'] extends 'everyone' ? Actor : SignedIn

type Asked<S extends Schemas, A extends Action> = {
  readonly params: Parsed<S, 'params'>
  readonly query: Parsed<S, 'query'>
  readonly body: Parsed<S, 'body'>
  readonly actor: Allowed<A>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type RouteOptions<S extends Schemas, A extends Action> = {
  readonly name: EndpointName
  readonly action: A
  readonly summary: string
  readonly schemas: S
  /** What this endpoint itself may refuse with; what its rule and its input may be refused with is added here. */
  readonly refusals: readonly ProblemCode[]
  /** Bytes; 256 kB unless said otherwise. */
  readonly bodyLimit?: number
  /** Of a good answer that is not JSON, as in `text/csv`. */
  readonly produces?: string
  /** Anybody may ask, and answering takes work: a network gets a bounded number (request-limit.ts). */
  readonly limited?: true
}

/** Which action each endpoint asks for: filled as routes register, walked by the role × action test. */
export const endpointActions = new Map<EndpointName, Action>()

/**
 * Registers one endpoint: judge by core/access, parse by the contract, act, present. Judged before the body is read,
 * so that a visitor's bad body is 401 and a stranger cannot make us read a large file.
 * The handler returns the body; `reply.code()` only when it is not 200.
 */
export function route<S extends Schemas, A extends Action>(
  app: FastifyInstance,
  options: RouteOptions<S, A>,
  handle: (asked: Asked<S, A>) => Promise<unknown>,
): void {
  const { method, path } = paths[options.name]
  const { schemas, action } = options
  endpointActions.set(options.name, action)
  const actors = new WeakMap<FastifyRequest, Actor>()
  app.route({
    method,
    url: path,
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    schema: {
      summary: options.summary,
      operationId: options.name,
      tags: [path.split('/')[3] ?? 'server'],
      ...(rules[action].roles === 'everyone' ? {} : { security: [{ session: [] }] }),
      ...(schemas.params ? { params: schemas.params } : {}),
      ...(schemas.query ? { querystring: schemas.query } : {}),
      ...(schemas.body ? { body: schemas.body } : {}),
      response: { ...refusalSchemas(options), ...answerSchemas(options) },
    },
    onRequest: async (request, reply) => {
      if (options.limited) app.limitRequest(options.name, request.ip)
      const actor = needsNobody.has(action) ? visitor : await app.findActor(request, reply)
      const { organisationId = '' } = request.params as { organisationId?: string }
      const verdict = judge(actor, action, asId<OrganisationId>(organisationId))
      if (verdict !== 'allowed') throw new Refusal(verdict)
      actors.set(request, actor)
    },
    handler: async (request, reply) =>
      handle({
        params: request.params as Parsed<S, 'params'>,
        query: request.query as Parsed<S, 'query'>,
        body: request.body as Parsed<S, 'body'>,
        // Judged above: where the rule asks for somebody signed in, this is one.
        actor: actors.get(request) as Allowed<A>,
        request,
        reply,
      }),
  })
}

/** The same for everyone: these do not even ask who it is, and go on working when sessions cannot be read. */
const needsNobody: ReadonlySet<Action> = new Set<Action>([
  'read-public',
  'sign-in',
  'unsubscribe',
  'use-support-link',
  'stop-identity-change',
  'open-calendar-feed',
])

function answerSchemas({ schemas, produces }: RouteOptions<Schemas, Action>) {
  return Object.fromEntries(
    Object.entries(schemas.response).map(([status, schema]) => {
      const description = statusWords[status] ?? 'Done.'
      if (schema === null) return [status, z.null().describe(description)]
      return [status, { description, content: { [produces ?? 'application/json']: { schema } } }]
    }),
  )
}

const statusWords: Readonly<Record<string, string>> = {
  201: 'Made.',
  202: 'Taken in.',
  204: 'Done; no body.',
  303: 'Elsewhere.',
  304: 'Not changed; no body.',
}

function refusalSchemas(options: RouteOptions<Schemas, Action>) {
  const { schemas, action, refusals } = options
  const { roles } = rules[action]
  const codes = new Set<ProblemCode>([...refusals, 'unexpected', 'unavailable'])
  if (options.limited) codes.add('too-many-requests')
  if (roles !== 'everyone') codes.add('not-signed-in')
  if (roles !== 'everyone' && roles !== 'signed-in') codes.add('not-allowed')
  if (paths[options.name].method !== 'GET') codes.add('not-allowed')
  if (schemas.params) codes.add('not-found')
  if (schemas.query) codes.add('invalid-input')
  if (schemas.body) {
    for (const code of ['invalid-input', 'malformed-json', 'too-deep', 'too-large'] as const) codes.add(code)
    codes.add('unsupported-media-type')
  }
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
    /** Who asks, by session cookie. */
    findActor(request: FastifyRequest, reply: FastifyReply): Promise<Actor>
    /** Counts a request against its network's budget. */
    readonly limitRequest: RequestLimit
  }
}
