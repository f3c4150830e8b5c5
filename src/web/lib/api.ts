import type { AnswerOf, BodyOf, PageEndpointName, ParamsOf, QueryOf } from '#contract/endpoint-types.ts'
import { pagePaths } from '#contract/page-paths.ts'
import type { Problem, ProblemCode } from '#contract/problem.ts'
import { newId } from './new-id.ts'
import { takeAhead } from './reads-ahead.ts'

type InputError = NonNullable<Problem['errors']>[number]

/** A refused request, or one without an answer. Pages word it in the reader's language by `code`. */
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
  /** For a round that is refused because it is too soon: when it becomes possible. */
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
  /** `omit`: sends the request without the session. */
  readonly credentials?: 'omit'
  /** A repeated request with the same key is carried out once. By default each call gets a new key. */
  readonly idempotencyKey?: string
  /** The version of a document that the caller has: the answer is `undefined` if it is still the stored version. */
  readonly known?: number
  /** The secret of a booking's link. It is sent in a header, because addresses end up in logs. */
  readonly bookingToken?: string
}

/** A part of a call: required if the endpoint has it, forbidden if it does not, and optional if all its fields are. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: never }
  : Record<never, never> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value }

export type ApiAddress<Name extends PageEndpointName> = AnyAddress &
  Part<'params', ParamsOf<Name>> &
  Part<'query', QueryOf<Name>>
export type ApiCall<Name extends PageEndpointName> = AnyCall & ApiAddress<Name> & Part<'body', BodyOf<Name>>

/** The argument of a call, which is optional if the endpoint requires nothing. */
export type Said<Call> = Record<never, never> extends Call ? [call?: Call] : [call: Call]

/** The address of an endpoint, for download links. @throws when a parameter of the path is missing. */
export function apiAddress<Name extends keyof typeof pagePaths>(
  endpoint: Name,
  ...[asked]: Said<ApiAddress<Name>>
): string {
  return addressOf(pathIn(pagePaths[endpoint]), asked ?? {})
}

/** The path in an entry of the list of endpoints: `/api/v1/me` in `GET /api/v1/me`. */
export const pathIn = (place: string): string => place.slice(place.indexOf(' ') + 1)

/** @throws when a parameter of the path is missing */
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
 * unit tests the answer is validated against its schema; built pages contain no schema of an answer.
 * @throws ApiError for every refusal, and with code `network` when no answer came.
 */
export async function callApi<Name extends PageEndpointName>(
  endpoint: Name,
  ...[call]: Said<ApiCall<Name>>
): Promise<AnswerOf<Name>> {
  return answerTo(endpoint, call ?? {})
}

/** For requests that wait in the browser with only the name of their endpoint: the answer has no type. */
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

/** Method and path of an endpoint. Those of work pages are in a script of their own, whose fetch may fail like any request. */
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

/** Throws the caller's abort, or that no answer came: one that breaks off, or is the page of a proxy in between, counts as none. */
const lost =
  ({ signal }: AnyCall) =>
  (cause: unknown): never => {
    throw signal?.aborted ? cause : new ApiError(0, 'network')
  }

/** The error in a refusal. One without a code of ours comes from a proxy in between: the request has not reached us. */
export async function refusal(response: Response): Promise<ApiError> {
  const problem = await response.json().catch(() => undefined)
  if (problem?.code !== undefined) return new ApiError(response.status, problem.code, problem)
  return response.status >= 500 ? new ApiError(response.status, 'unavailable') : new ApiError(0, 'network')
}
