/**
 * The steps of a release, in this order; from `refresh` on they repeat until the guard finds nothing, neither in pairs of
 * rounds nor in all of them together.
 */
export type ReleaseStep = 'pool' | 'cover' | 'refresh' | 'display' | 'guard' | 'together'

/** Where a release is: `done` of `of` pieces of this step. */
export type Progress = { readonly step: ReleaseStep; readonly done: number; readonly of: number }

/** Work that stops now and then to tell how far it is, so that its caller can report, yield to others or give up. */
export type Stepwise<Result> = Generator<Progress, Result, void>

/** Runs stepwise work to its end in one go. */
export function finish<Result>(work: Stepwise<Result>, onProgress?: (progress: Progress) => void): Result {
  for (;;) {
    const next = work.next()
    if (next.done) return next.value
    onProgress?.(next.value)
  }
}
