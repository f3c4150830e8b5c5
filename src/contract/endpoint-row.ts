import type { $ZodType } from 'zod/v4/core'
import type { Budget } from '#core/access/budgets.ts'
import type { Action } from '#core/access/rules.ts'
import type { ProblemCode } from './problem.ts'

/** The schemas of an endpoint's request and responses. `params` validates the `:names` of the path. */
export type EndpointSchemas = {
  readonly params?: $ZodType
  readonly query?: $ZodType
  readonly body?: $ZodType
  /**
   * Status → schema. The schema picks the fields of the response: others that a route returns stay on the server
   * (`z.object`), and values that it does not allow are refused. `null`: no body.
   */
  readonly response: Readonly<Record<number, $ZodType | null>>
}

/**
 * Whose data an endpoint returns; `every-data-exit.test.ts` tests each kind:
 * - checked: the test reads it as each role, and compares every number with snapshots and set-up
 * - changes: the endpoint changes, previews or searches an organisation's data; its only numbers are those of set-up
 * - own: only the caller's own data, or what the caller has just sent; the endpoint's own tests say what is in it
 * - public: the same for everybody
 * - bookings: times between a customer and the provider; its code reads nothing that depends on answers
 */
type Egress = 'checked' | 'changes' | 'own' | 'public' | 'bookings'

/** Everything declared about an endpoint: its path, who may call it, its request, responses and refusals. Its route does the work. */
export type EndpointRow = EndpointSchemas & {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/api/${string}`
  /** Who may call it. The set of pages that may call it follows from this too (`page-paths.ts`). */
  readonly action: Action
  readonly egress: Egress
  /** Only machines and mail programs call it: none of our pages gets its path. */
  readonly caller?: 'machine'
  /** For the description of the API. */
  readonly summary: string
  /** Refusals of the endpoint itself; `http/route.ts` adds those of its access rule and of invalid input. */
  readonly refusals?: readonly ProblemCode[]
  /** The largest body, in bytes; by default 256 kB. */
  readonly bodyLimit?: number
  /** Media type of a successful response that is not JSON. */
  readonly produces?: string | readonly string[]
  /** Requires re-authentication within the last minutes (`proofLifetime`). */
  readonly reauthenticated?: true
  /** Anybody may call it, and it costs work: each network has a quota (`request-limit.ts`). */
  readonly limited?: true
  /** The hourly quota of a person who is signed in, or of a program (`core/access/budgets.ts`). */
  readonly budget?: Budget
}
