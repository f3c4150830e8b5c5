import type { ProblemCode } from '#contract/problem.ts'

/** A request refused for its form, before any use case was asked; use cases throw `Refusal`. */
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
