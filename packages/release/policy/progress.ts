import type { Question, Verdict } from './guard/question.ts'

/**
 * The steps of a release, in this order; from `refresh` on they repeat until the guard finds nothing, neither in pairs of
 * rounds nor in all of them together.
 */
export type ReleaseStep = 'pool' | 'cover' | 'refresh' | 'display' | 'guard' | 'together'

/** Where a release is: `done` of `of` pieces of this step. */
export type Progress = {
  readonly step: ReleaseStep
  readonly done: number
  readonly of: number
  readonly open?: OpenQuestions
}

/** Questions that the guard asks next, independent of each other, which are `share` of the `of` pieces of this step. */
export type OpenQuestions = { readonly questions: readonly Question[]; readonly share: number }

/**
 * Work that stops now and then to tell how far it is, so that its caller can report, yield to others or give up. Where
 * questions are open the caller may have them judged elsewhere, and go on with their verdicts in the same order.
 */
export type Stepwise<Result> = Generator<Progress, Result, readonly Verdict[] | undefined>

/** Runs stepwise work to its end in one go. */
export function finish<Result>(work: Stepwise<Result>, onProgress?: (progress: Progress) => void): Result {
  for (;;) {
    const next = work.next()
    if (next.done) return next.value
    onProgress?.(next.value)
  }
}
