import { largeGroup, participationBands } from '../constants.ts'
import type { Interval } from './interval.ts'
import type { Asked } from './show-answers.ts'

/**
 * Counted answers over invited people. Below 40 invited: under 50 %, 50 to under 75 %, from 75 %. From 40: the nearest ten,
 * half up, with the ends "30 % or lower" and "90 % or higher". Bands that would begin above `atMost` answers are joined
 * with the last band below it.
 */
export function showParticipation(answers: number, asked: Asked): Interval {
  const { lo, hi } = percentOf(answers, asked)
  return hi === 100 ? { lo: lo / 100, hi: 1 } : { lo: lo / 100, hi: hi / 100, hiOpen: true }
}

/** The highest number of answers that is shown in the same band. */
export function mostLike(answers: number, asked: Asked): number {
  const { hi } = percentOf(answers, asked)
  return hi === 100 ? asked.invited : Math.ceil((hi * asked.invited) / 100) - 1
}

function percentOf(answers: number, { invited, atMost }: Asked): { lo: number; hi: number } {
  const begins = (invited < largeGroup ? participationBands.few : participationBands.many).filter(
    (from) => from * invited <= 100 * atMost,
  )
  const lo = begins.findLast((from) => from * invited <= 100 * answers) ?? 0
  return { lo, hi: begins[begins.indexOf(lo) + 1] ?? 100 }
}
