import { middleGroup } from './group-size.ts'
import type { Interval } from './interval.ts'

/**
 * A mean on the 1–5 scale as people read it: `at` is the value to print, in steps of `step`.
 * `end` says that it is coded: 'low' reads "1.6 or lower", 'high' reads "4.4 or higher".
 */
export type ShownScore = Interval & {
  readonly at: number
  readonly step: number
  readonly end?: 'low' | 'high'
}

const lowest = 1
const highest = 5
const lowEnd = 1.6
const highEnd = 4.4

/** 0.2 for 8–19 answers, 0.1 from 20. */
export const scoreStep = (answers: number): number => (answers < middleGroup ? 0.2 : 0.1)

const decimals = (value: number): number => Math.round(value * 100) / 100

/**
 * The nearest step, half up, with both ends coded instead of hidden, so that an extreme group looks like a high one.
 * @param sum whole number: the sum of the scores, counted in `perPoint` parts of a scale point
 * @param perPoint whole number, a multiple of 10; the product counts in hundredths
 */
export function showScore(sum: number, answers: number, perPoint: number): ShownScore {
  const step = scoreStep(answers)
  const stepParts = Math.round(step * perPoint)
  // Whole numbers below 2^53 throughout: the only division is the last one, so no rounding error can tip a limit.
  const nearest = Math.floor((2 * sum + answers * stepParts) / (2 * answers * stepParts))
  const bottom = Math.round(lowEnd / step)
  const top = Math.round(highEnd / step)
  if (nearest <= bottom) {
    return { at: lowEnd, step, end: 'low', lo: lowest, hi: decimals((bottom + 0.5) * step), hiOpen: true }
  }
  if (nearest >= top) {
    return { at: highEnd, step, end: 'high', lo: decimals((top - 0.5) * step), hi: highest }
  }
  return {
    at: decimals(nearest * step),
    step,
    lo: decimals((nearest - 0.5) * step),
    hi: decimals((nearest + 0.5) * step),
    hiOpen: true,
  }
}
