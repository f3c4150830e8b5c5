import type { ProblemCode } from '#contract/problem.ts'

export type RefusalDetails = {
  readonly errors?: readonly { readonly path: string; readonly code: string }[]
  readonly categories?: readonly string[]
  /** Other free times, as ISO instants. */
  readonly slots?: readonly string[]
  /** For round-too-soon, round-overlaps and closing-too-soon: when it becomes possible, as ISO instant. */
  readonly possibleFrom?: string
  /** Seconds until trying again makes sense. */
  readonly retryAfter?: number
}

/** The only error a use case throws on purpose: a code of `src/contract/problem.ts`, answered in one place (`http/error-handler.ts`). */
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

/** The refusal of one field of what was sent, by its path in the body: `domains.0`. */
export const badField = (path: string, code: string) =>
  new Refusal('invalid-input', { errors: [{ path, code }] })

/** What was looked for. @throws Refusal not-found when it is not there */
export function found<T>(row: T | null): T {
  if (row === null) throw new Refusal('not-found')
  return row
}
