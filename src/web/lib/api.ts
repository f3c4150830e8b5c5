import { type EndpointName, paths } from '#contract/paths.ts'
import type { Problem, ProblemCode } from '#contract/problem.ts'

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

export type ApiCall = {
  /** Values for the `:names` of the path. */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
  readonly signal?: AbortSignal
  /** The same key for the same wish: sending it again happens once. */
  readonly idempotencyKey?: string
  /** The secret of a booking's link. In a header: addresses end up in logs. */
  readonly bookingToken?: string
}

/** The address of an endpoint, for links that download. @throws when a name of the path has no value. */
export function apiAddress(endpoint: EndpointName, { params = {}, query = {} }: ApiCall = {}): string {
  const path = paths[endpoint].path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${endpoint} needs ${name}`)
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
 * Calls an endpoint of the contract and returns its body; `undefined` for an answer without one.
 * @throws ApiError for every refusal, and with code `network` when no answer came.
 */
export async function callApi<Answer>(endpoint: EndpointName, call: ApiCall = {}): Promise<Answer> {
  const response = await send(endpoint, call)
  if (!response.ok) throw await refusal(response)
  if (response.status === 204) return undefined as Answer
  return (await response.json()) as Answer
}

async function send(endpoint: EndpointName, call: ApiCall): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' })
  if (call.body !== undefined) headers.set('content-type', 'application/json')
  if (call.idempotencyKey !== undefined) headers.set('idempotency-key', call.idempotencyKey)
  if (call.bookingToken !== undefined) headers.set('booking-token', call.bookingToken)
  try {
    return await fetch(apiAddress(endpoint, call), {
      method: paths[endpoint].method,
      headers,
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      ...(call.signal === undefined ? {} : { signal: call.signal }),
    })
  } catch (cause) {
    if (call.signal?.aborted) throw cause
    throw new ApiError(0, 'network')
  }
}

async function refusal(response: Response): Promise<ApiError> {
  const problem = await response.json().catch(() => undefined)
  const code = problem?.code ?? (response.status >= 500 ? 'unavailable' : 'unexpected')
  return new ApiError(response.status, code, problem)
}
