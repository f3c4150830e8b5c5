import type { $ZodType } from 'zod/v4/core'
import type { Budget } from '#core/access/budgets.ts'
import type { Action } from '#core/access/rules.ts'
import type { ProblemCode } from './problem.ts'

/** What an endpoint takes and gives. `params` validates the `:names` of the path. */
export type EndpointSchemas = {
  readonly params?: $ZodType
  readonly query?: $ZodType
  readonly body?: $ZodType
  /**
   * Status → schema: what leaves has the fields of its schema and no others (`z.object`; what a route returns besides stays
   * on the server), and values that it does not allow are refused. `null`: no body.
   */
  readonly response: Readonly<Record<number, $ZodType | null>>
}

/**
 * Whose data leaves by an endpoint; `every-data-exit.test.ts` holds each to it:
 * - checked: read there by each role, every number compared with snapshots and set-up
 * - changes: done for an organisation, shown before it is done, or searched for there; the numbers that its response may have are
 *   those of set-up
 * - own: the caller's own and nobody else's, or what the caller has just sent; their own tests say what is in them
 * - public: the same for everybody
 * - bookings: times between a customer and the provider; its code reads nothing that knows of answers
 */
type Egress = 'checked' | 'changes' | 'own' | 'public' | 'bookings'

/** All that is said of an endpoint: where it is, who may call it, what it takes, gives and refuses. Its route does the work. */
export type EndpointRow = EndpointSchemas & {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/api/${string}`
  /** Who may call it. The pages that call it follow from this, too (`page-paths.ts`). */
  readonly action: Action
  readonly egress: Egress
  /** Only machines and mail programs call it: no page of ours gets its path. */
  readonly caller?: 'machine'
  /** For the description of the API. */
  readonly summary: string
  /** What the endpoint itself may refuse with; what its rule and its input may be refused with is added (`http/route.ts`). */
  readonly refusals?: readonly ProblemCode[]
  /** Of the body, in bytes; 256 kB unless said otherwise. */
  readonly bodyLimit?: number
  /** Media type of a good response that is not JSON. */
  readonly produces?: string | readonly string[]
  /** Only for somebody who has proven who they are within the last minutes (`proofLifetime`). */
  readonly reauthenticated?: true
  /** Anybody may call it, and responding takes work: a network gets a bounded number (`request-limit.ts`). */
  readonly limited?: true
  /** Of somebody signed in, or of a program: so many an hour (`core/access/budgets.ts`). */
  readonly budget?: Budget
}
