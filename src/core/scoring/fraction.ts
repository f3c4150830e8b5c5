/** An exact fraction of whole numbers; `denominator` is above 0. Both stay far below 2^53 for any real instrument. */
export type Fraction = { readonly numerator: number; readonly denominator: number }

/** The mean of whole numbers, unrounded. Needs at least one. */
export function meanOf(values: readonly number[]): Fraction {
  return { numerator: values.reduce((sum, value) => sum + value, 0), denominator: values.length }
}

/** The mean of fractions, unrounded. Needs at least one. */
export function meanOfFractions(fractions: readonly Fraction[]): Fraction {
  const common = fractions.reduce((product, fraction) => product * fraction.denominator, 1)
  const numerator = fractions.reduce(
    (sum, fraction) => sum + fraction.numerator * (common / fraction.denominator),
    0,
  )
  return { numerator, denominator: common * fractions.length }
}

/** The nearest number of hundredths, halves up: 2.425 becomes 243. */
export function roundToHundredths({ numerator, denominator }: Fraction): number {
  const doubled = 2 * 100 * numerator + denominator
  return (doubled - (doubled % (2 * denominator))) / (2 * denominator)
}
