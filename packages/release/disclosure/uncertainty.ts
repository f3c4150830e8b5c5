import type { ShownAnswers } from './show-answers.ts'

/**
 * ± on the 1–5 scale, two decimals, upward: 1.96·SD/√n at the lower end of the shown number of answers.
 * The group's own spread has no part in it.
 * @param spread SD of the total between people, from the instrument (`referenceSpread`)
 */
export function uncertaintyOf(answers: ShownAnswers, spread: number): number {
  return Math.ceil(((1.96 * spread) / Math.sqrt(answers.lo)) * 100) / 100
}
