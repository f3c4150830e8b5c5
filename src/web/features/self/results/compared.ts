import { resultBefore, type TakenResult } from './own-result.ts'

/** The ids of two results; the last is the one chosen last. */
export type Pair = readonly [string, string]

/** The latest result and the one before it of the same form, or of another form if there is none. Oldest first. */
export function firstPair(results: readonly TakenResult[]): Pair {
  const latest = results.at(-1)
  const before = latest && (resultBefore(latest, results) ?? results.at(-2))
  return [before?.id ?? '', latest?.id ?? '']
}

/** Replaces the result that was chosen first, so that two presses choose any two. */
export const withChosen = ([first, last]: Pair, id: string): Pair =>
  id === last ? [first, last] : [last, id]
