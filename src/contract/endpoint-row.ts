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

/** All that is said of an endpoint: where it is, who may call it, what it takes, gives and refuses. Its route does the work. */
export type EndpointRow = EndpointSchemas & {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/api/${string}`
  /** Who may call it. The pages that call it follow from this, too (`page-paths.ts`). */
  readonly action: Action
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
