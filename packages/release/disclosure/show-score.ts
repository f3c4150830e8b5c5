import { middleGroup, scoreEnds, scoreSteps } from '../constants.ts'
import type { Interval } from './interval.ts'
import { type Cell, joinCells, type ScoreNeed } from './score-cells.ts'

/**
 * A mean on the 1–5 scale as people read it: `at` is the value to print, `step` how wide its interval is.
 * `end` says that it is coded: 'low' reads "1.6 or lower", 'high' reads "4.4 or higher".
 */
export type ShownScore = Interval & {
  readonly at: number
  readonly step: number
  readonly end?: 'low' | 'high'
}

const lowest = 1
const highest = 5

/** 0.2 for 8–19 answers, 0.1 from 20, by the shown number: a finer step would say that there are more. */
export const scoreStep = (shown: number): number => (shown < middleGroup ? scoreSteps.few : scoreSteps.many)

const decimals = (value: number): number => Math.round(value * 100) / 100

/**
 * Rounds to the nearest step, half up. Both ends are coded instead of hidden, so that an extreme group looks like a high
 * one. Neighbouring steps are joined where earlier figures require it, at worst to the whole scale (`isTelling`).
 * @param sum whole number: the sum of the scores, counted in `perPoint` parts of a scale point
 * @param perPoint whole number, a multiple of 10; the product counts in hundredths
 * @param shown the lower end of the shown number of answers
 */
export function showScore(
  sum: number,
  answers: number,
  perPoint: number,
  shown = answers,
  needs: readonly ScoreNeed[] = [],
): ShownScore {
  const step = scoreStep(shown)
  const cells = joinCells(fineCells(step), needs)
  // Whole numbers below 2^53 on both sides: no rounding error can tip a limit.
  const cell = cells.find(([, to]) => to === highest || sum * 100 < Math.round(to * 100) * perPoint * answers)
  return asShown(cell ?? [lowest, highest], step)
}

/** Whether the interval says anything; the whole scale does not. */
export const isTelling = ({ lo, hi }: Interval): boolean => lo > lowest || hi < highest

/** [1, 1.7), [1.7, 1.9) … [4.3, 5] in steps of 0.2; [1, 1.65) … [4.35, 5] in steps of 0.1. */
function fineCells(step: number): Cell[] {
  const bottom = Math.round(scoreEnds.low / step)
  const top = Math.round(scoreEnds.high / step)
  return Array.from({ length: top - bottom + 1 }, (_, n) => [
    n === 0 ? lowest : decimals((bottom + n - 0.5) * step),
    bottom + n === top ? highest : decimals((bottom + n + 0.5) * step),
  ])
}

function asShown(cell: Cell, step: number): ShownScore {
  const [from, to] = cell
  const interval = to === highest ? { lo: from, hi: to } : { lo: from, hi: to, hiOpen: true as const }
  if (from === lowest && to === highest) return { at: 3, step: to - from, ...interval }
  if (from === lowest) return { at: decimals(to - step / 2), step, end: 'low', ...interval }
  if (to === highest) return { at: decimals(from + step / 2), step, end: 'high', ...interval }
  return { at: Math.round((from + to) * 5) / 10, step: decimals(to - from), ...interval }
}
