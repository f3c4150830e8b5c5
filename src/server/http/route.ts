import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodType, z } from 'zod'
import { type EndpointName, paths } from '#contract/paths.ts'
import { type ProblemCode, problem, problemStatus } from '#contract/problem.ts'
import type { Actor, SignedIn } from '#core/access/actor.ts'
import { type Action, judge, rules } from '#core/access/rules.ts'
import { asId, type OrganisationId } from '#core/ids.ts'
import { Refusal } from '#server/errors.ts'

type Schemas = {
  readonly params?: ZodType
  readonly query?: ZodType
  readonly body?: ZodType
  /** Status → schema: what leaves is checked as strictly as what comes in. */
  readonly response: Readonly<Record<number, ZodType>>
}

type Parsed<S, K extends keyof Schemas> = S extends { readonly [P in K]: infer T extends ZodType }
  ? z.infer<T>
  : undefined

export type Asked<S extends Schemas> = {
  readonly params: Parsed<S, 'params'>
  readonly query: Parsed<S, 'query'>
  readonly body: Parsed<S, 'body'>
  readonly actor: Actor
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export type RouteOptions<S extends Schemas> = {
  readonly name: EndpointName
  readonly action: Action
  readonly summary: string
  readonly schemas: S
  readonly refusals: readonly ProblemCode[]
  readonly bodyLimit?: number
}

/** Which action each endpoint asks for: filled as routes register, walked by the role × action test. */
export const endpointActions = new Map<EndpointName, Action>()

/**
 * Registers one endpoint: parse by the contract, judge by core/access, act, present.
 * The handler returns the body; `reply.code()` only when it is not 200.
 */
export function route<S extends Schemas>(
  app: FastifyInstance,
  options: RouteOptions<S>,
  handle: (asked: Asked<S>) => Promise<unknown>,
): void {
  const { method, path } = paths[options.name]
  const { schemas } = options
  endpointActions.set(options.name, options.action)
  const refusals = Object.fromEntries(
    [...new Set(options.refusals.map((code) => problemStatus[code]))].map((status) => [status, problem]),
  )
  app.route({
    method,
    url: path,
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    schema: {
      summary: options.summary,
      operationId: options.name,
      ...(schemas.params ? { params: schemas.params } : {}),
      ...(schemas.query ? { querystring: schemas.query } : {}),
      ...(schemas.body ? { body: schemas.body } : {}),
      response: { ...refusals, ...schemas.response },
    },
    handler: async (request, reply) => {
      const actor = await request.server.findActor(request)
      const organisationId = (request.params as { organisationId?: string }).organisationId
      const verdict = judge(actor, options.action, asId<OrganisationId>(organisationId ?? ''))
      if (verdict !== 'allowed') throw new Refusal(verdict)
      return handle({
        params: request.params as Parsed<S, 'params'>,
        query: request.query as Parsed<S, 'query'>,
        body: request.body as Parsed<S, 'body'>,
        actor,
        request,
        reply,
      })
    },
  })
}

/** For actions whose rule lets only signed-in people through. */
export function signedIn(actor: Actor): SignedIn {
  if (actor.kind !== 'person') throw new Refusal('not-signed-in')
  return actor
}

/** Whether the rule of an action depends on the organisation in the address. */
export const concernsOrganisation = (action: Action): boolean => rules[action].ownOrganisation

declare module 'fastify' {
  interface FastifyInstance {
    /** Who asks, by session cookie. */
    findActor(request: FastifyRequest): Promise<Actor>
  }
}
