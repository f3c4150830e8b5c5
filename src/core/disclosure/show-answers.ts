/** The shown number of answers: `lo` is printed ("8+", then "about 10, 15, 20 …"); true numbers up to `hi` look the same. */
export type ShownAnswers = { readonly lo: number; readonly hi: number }

const five = 5

/**
 * In fives, downward, so that `lo` is also the lower end that the trend rule counts with and that the limits 20 and 40
 * of the display table fall between two shown numbers. The smallest group itself is the first band.
 */
export function showAnswers(answers: number, smallest: number): ShownAnswers {
  const floor = Math.floor(answers / five) * five
  return { lo: Math.max(smallest, floor), hi: floor + five - 1 }
}
