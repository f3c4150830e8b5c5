import type { AnswerOf, BodyOf, PageEndpointName, ParamsOf, QueryOf } from '#contract/endpoint-types.ts'
import { pagePaths } from '#contract/page-paths.ts'
import type { Problem, ProblemCode } from '#contract/problem.ts'
import { newId } from './new-id.ts'
import { takeAhead } from './reads-ahead.ts'

type InputError = NonNullable<Problem['errors']>[number]

/** A request that was refused, or never arrived. The reader's language chooses the words by `code`. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly code: ProblemCode | 'network'
  /** For refused input: which fields, and why. */
  readonly errors: readonly InputError[]
  /** For `not-enough-answers`: the categories that lack answers. */
  readonly categories: readonly string[]
  /** For `slot-taken`: other free times. */
  readonly slots: readonly string[]
  /** For a round that comes too soon: when it becomes possible. */
  readonly possibleFrom: string | undefined

  constructor(status: number, code: ProblemCode | 'network', problem?: Partial<Problem>) {
    super(`${status} ${code}`)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.errors = problem?.errors ?? []
    this.categories = problem?.categories ?? []
    this.slots = problem?.slots ?? []
    this.possibleFrom = problem?.possibleFrom
  }
}

export type AnyAddress = { readonly params?: object | undefined; readonly query?: object | undefined }
export type AnyCall = AnyAddress & {
  readonly body?: unknown
  readonly signal?: AbortSignal
  /** `omit`: the session does not go along. */
  readonly credentials?: 'omit'
  /** The same key for the same wish: sending it again happens once. Left out, this one call is a wish of its own. */
  readonly idempotencyKey?: string
  /** The version of a document that is here already: the answer is `undefined` when it is still the stored one. */
  readonly known?: number
  /** The secret of a booking's link. In a header: addresses end up in logs. */
  readonly bookingToken?: string
}

/** A part of a call: given if the endpoint has it, left out if not, and as one likes if nothing in it must be there. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: never }
  : Record<never, never> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value }

export type ApiAddress<Name extends PageEndpointName> = AnyAddress &
  Part<'params', ParamsOf<Name>> &
  Part<'query', QueryOf<Name>>
export type ApiCall<Name extends PageEndpointName> = AnyCall & ApiAddress<Name> & Part<'body', BodyOf<Name>>

/** Nothing has to be said to an endpoint that needs nothing. */
export type Said<Call> = Record<never, never> extends Call ? [call?: Call] : [call: Call]

/** The address of an endpoint, for links that download. @throws when a name of the path has no value. */
export function apiAddress<Name extends keyof typeof pagePaths>(
  endpoint: Name,
  ...[asked]: Said<ApiAddress<Name>>
): string {
  return addressOf(pathIn(pagePaths[endpoint]), asked ?? {})
}

/** The path of an endpoint: `GET /api/v1/me` as it is in the list. */
export const pathIn = (place: string): string => place.slice(place.indexOf(' ') + 1)

/** @throws when a name of the path has no value */
export function addressOf(pattern: string, { params = {}, query = {} }: AnyAddress): string {
  const values = new Map<string, string>(Object.entries(params))
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`${pattern} needs ${name}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value))
  }
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

/**
 * Calls an endpoint of the contract and returns its body; `undefined` for an answer without one. In development and in
 * unit tests the answer is held against its schema; no built page has the schema of an answer.
 * @throws ApiError for every refusal, and with code `network` when no answer came.
 */
export async function callApi<Name extends PageEndpointName>(
  endpoint: Name,
  ...[call]: Said<ApiCall<Name>>
): Promise<AnswerOf<Name>> {
  return answerTo(endpoint, call ?? {})
}

/** For what waits in the browser and knows its endpoint by name only: nothing is promised of the answer. */
export const callByName = (endpoint: PageEndpointName, call: AnyCall = {}): Promise<unknown> =>
  answerTo(endpoint, call)

async function answerTo(endpoint: PageEndpointName, call: AnyCall) {
  const response = await send(endpoint, call)
  if (response.status === 304) return undefined
  if (!response.ok) throw await refusal(response)
  const answer = response.status === 204 ? undefined : await response.json().catch(lost(call))
  if (import.meta.env.DEV) (await import('./check-answer.ts')).checkAnswer(endpoint, response.status, answer)
  return answer
}

/** Where an endpoint is. Those of work come by a request of their own, once, that may fail as any other. */
async function placeOf(endpoint: PageEndpointName): Promise<string> {
  if (endpoint in pagePaths) return pagePaths[endpoint as keyof typeof pagePaths]
  const { workPaths } = await import('#contract/work-paths.ts')
  return workPaths[endpoint as keyof typeof workPaths]
}

async function send(endpoint: PageEndpointName, call: AnyCall): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' })
  if (call.body !== undefined) headers.set('content-type', 'application/json')
  if (call.known !== undefined) headers.set('if-none-match', `"${call.known}"`)
  if (call.bookingToken !== undefined) headers.set('booking-token', call.bookingToken)
  try {
    const place = await placeOf(endpoint)
    const address = addressOf(pathIn(place), call)
    const method = place.split(' ')[0] ?? ''
    if (method !== 'GET') headers.set('idempotency-key', call.idempotencyKey ?? newId())
    const ahead = method === 'GET' ? takeAhead(address) : undefined
    if (ahead) return await ahead
    return await fetch(address, {
      method,
      headers,
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      ...(call.signal === undefined ? {} : { signal: call.signal }),
      ...(call.credentials === undefined ? {} : { credentials: call.credentials }),
    })
  } catch (cause) {
    return lost(call)(cause)
  }
}

/** No answer came: one that breaks off, or is a page of somebody between, is none either. */
const lost =
  ({ signal }: AnyCall) =>
  (cause: unknown): never => {
    throw signal?.aborted ? cause : new ApiError(0, 'network')
  }

/** What an answer that is no good says. One without a code of ours comes from somebody between: it has not reached us. */
export async function refusal(response: Response): Promise<ApiError> {
  const problem = await response.json().catch(() => undefined)
  if (problem?.code !== undefined) return new ApiError(response.status, problem.code, problem)
  return response.status >= 500 ? new ApiError(response.status, 'unavailable') : new ApiError(0, 'network')
}
