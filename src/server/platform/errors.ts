import type { ProblemCode } from '#contract/problem.ts'

export type RefusalDetails = {
  readonly errors?: readonly { readonly path: string; readonly code: string }[]
  readonly categories?: readonly string[]
  /** Other free times, as ISO instants. */
  readonly slots?: readonly string[]
  /** For round-too-soon, round-overlaps and closing-too-soon: the ISO instant from which on it is possible. */
  readonly possibleFrom?: string
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number
}

/** The only error that a use case throws on purpose: a code of `src/contract/problem.ts`. `http/error-handler.ts` answers it. */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly details: RefusalDetails

  constructor(code: ProblemCode, details: RefusalDetails = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }
}

/** The refusal of one field of the request, by its path in the body: `domains.0`. */
export const badField = (path: string, code: string) =>
  new Refusal('invalid-input', { errors: [{ path, code }] })

/** @returns the row. @throws Refusal not-found when it is null */
export function found<T>(row: T | null): T {
  if (row === null) throw new Refusal('not-found')
  return row
}
