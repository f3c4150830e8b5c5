import { answersStep } from '../constants.ts'

/** The shown number of answers: `lo` is printed ("8+", then "about 10, 15, 20 …"); true numbers up to `hi` look the same. */
export type ShownAnswers = { readonly lo: number; readonly hi: number }

/** How many were invited, and the highest lower end that may be shown: a higher one would reveal who took part. */
export type Asked = { readonly invited: number; readonly atMost: number }

/**
 * Rounds down to fives. So `lo` is also the number that the trend rule counts with, and the limits 20 and 40 of the display
 * table fall between two shown numbers. The first band begins at the smallest group. Bands that would begin above `atMost`
 * are joined with the last band below it.
 */
export function showAnswers(answers: number, smallest: number, { invited, atMost }: Asked): ShownAnswers {
  const last = bandOf(Math.max(smallest, atMost), smallest)
  const band = bandOf(answers, smallest)
  if (band.lo < last.lo) return band
  return { lo: last.lo, hi: Math.max(last.hi, invited) }
}

function bandOf(answers: number, smallest: number): ShownAnswers {
  const floor = Math.floor(answers / answersStep) * answersStep
  return { lo: Math.max(smallest, floor), hi: floor + answersStep - 1 }
}

/**
 * ± on the 1–5 scale, two decimals, upward: 1.96·SD/√n at the lower end of the shown number of answers.
 * The group's own spread has no part in it.
 * @param spread SD of the total between people, from the instrument (`referenceSpread`)
 */
export function uncertaintyOf(answers: ShownAnswers, spread: number): number {
  return Math.ceil(((1.96 * spread) / Math.sqrt(answers.lo)) * 100) / 100
}
