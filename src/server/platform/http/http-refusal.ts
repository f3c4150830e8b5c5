import { type Problem, type ProblemCode, problemStatus } from '#contract/problem.ts'
import type { RefusalDetails } from '#server/platform/errors.ts'

/** A request refused for its form, before any use case runs; use cases throw `Refusal`. */
export class HttpRefusal extends Error {
  override readonly name = 'HttpRefusal'
  readonly code: ProblemCode
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ProblemCode, headers: Readonly<Record<string, string>> = {}) {
    super(code)
    this.code = code
    this.headers = headers
  }
}

/** An error as RFC 9457 has it. `title` is for those who read logs and API answers; people get words by `code`. */
export function presentProblem(code: ProblemCode, details: RefusalDetails = {}): Problem {
  return {
    type: `urn:andrum:problem:${code}`,
    title: `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('-', ' ')}`,
    status: problemStatus[code],
    code,
    ...(details.errors === undefined ? {} : { errors: [...details.errors] }),
    ...(details.categories === undefined ? {} : { categories: [...details.categories] }),
    ...(details.slots === undefined ? {} : { slots: [...details.slots] }),
    ...(details.possibleFrom === undefined ? {} : { possibleFrom: details.possibleFrom }),
  }
}
