import { largeGroup } from './group-size.ts'
import type { Interval } from './interval.ts'

/**
 * Counted answers over invited people. Below 40 invited: under 50 %, 50 to under 75 %, from 75 %.
 * From 40: the nearest ten, half up, with the ends "30 % or lower" and "90 % or higher".
 */
export function showParticipation(answers: number, invited: number): Interval {
  return invited < largeGroup ? coarse(answers, invited) : nearestTen(answers, invited)
}

function coarse(answers: number, invited: number): Interval {
  if (2 * answers < invited) return { lo: 0, hi: 0.5, hiOpen: true }
  if (4 * answers < 3 * invited) return { lo: 0.5, hi: 0.75, hiOpen: true }
  return { lo: 0.75, hi: 1 }
}

function nearestTen(answers: number, invited: number): Interval {
  const tens = Math.floor((20 * answers + invited) / (2 * invited))
  if (tens <= 3) return { lo: 0, hi: 0.35, hiOpen: true }
  if (tens >= 9) return { lo: 0.85, hi: 1 }
  return { lo: (tens * 10 - 5) / 100, hi: (tens * 10 + 5) / 100, hiOpen: true }
}
