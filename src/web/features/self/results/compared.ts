import { resultBefore, type TakenResult } from './own-result.ts'

/** Two results by their ids, the one chosen last at the end. */
export type Pair = readonly [string, string]

/** The latest result and the one before it of the same form, or of another where there is none. Oldest first. */
export function firstPair(results: readonly TakenResult[]): Pair {
  const latest = results.at(-1)
  const before = latest && (resultBefore(latest, results) ?? results.at(-2))
  return [before?.id ?? '', latest?.id ?? '']
}

/** Another one takes the place of the one that was chosen first, so that two presses choose any two. */
export const withChosen = ([first, last]: Pair, id: string): Pair =>
  id === last ? [first, last] : [last, id]
