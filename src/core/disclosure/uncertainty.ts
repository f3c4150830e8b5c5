import type { ShownAnswers } from './show-answers.ts'

/** Spread (SD) of the total between people: Greek BAT validation, open data, N = 356; 12 and 23 items. */
export const referenceSpreads = { stressprofil: 0.69, djupanalys: 0.65 } as const

/**
 * ± on the 1–5 scale, two decimals, upward: 1.96·SD/√n at the lower end of the shown number of answers.
 * The group's own spread has no part in it.
 */
export function uncertaintyOf(answers: ShownAnswers, spread: number): number {
  return Math.ceil(((1.96 * spread) / Math.sqrt(answers.lo)) * 100) / 100
}
