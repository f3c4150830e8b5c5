import { answerWords } from '#core/instrument/instrument.ts'
import { countName, type ItemAmounts, productName } from './item-amounts.ts'
import type { Matrix } from './matrix.ts'

const values = answerWords.map((_, index) => index + 1)

export type ItemMoments = {
  readonly id: string
  /** 1–5 */
  readonly mean: number
  /** Sample variance, divided by n − 1. */
  readonly variance: number
  /** Share (0–1) of answers "never". */
  readonly floor: number
  /** Share (0–1) of answers "always". */
  readonly ceiling: number
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** Throws when the counts do not add up to the number of answers, which shows that the amounts are wrong. */
export function itemMoments(id: string, amounts: ItemAmounts, answers: number): ItemMoments {
  const counted = values.map((value) => ({ value, times: amounts[countName(id, value)] ?? 0 }))
  const given = sum(counted.map(({ times }) => times))
  if (given !== answers) throw new RangeError(`${id} was counted ${given} times in ${answers} answers`)
  const mean = sum(counted.map(({ value, times }) => value * times)) / answers
  const squares = sum(counted.map(({ value, times }) => times * (value - mean) ** 2))
  const share = (value: number) => (amounts[countName(id, value)] ?? 0) / answers
  return { id, mean, variance: squares / (answers - 1), floor: share(1), ceiling: share(values.length) }
}

/** Sample covariances (n − 1) of items in the instrument's order; variances on the diagonal. */
export function covariances(items: readonly ItemMoments[], amounts: ItemAmounts, answers: number): Matrix {
  const between = (a: ItemMoments, b: ItemMoments) =>
    ((amounts[productName(a.id, b.id)] ?? 0) - answers * a.mean * b.mean) / (answers - 1)
  return items.map((a, i) =>
    items.map((b, j) => {
      if (i === j) return a.variance
      return i < j ? between(a, b) : between(b, a)
    }),
  )
}
