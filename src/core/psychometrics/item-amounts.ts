import { answerWords, type Instrument } from '#core/instrument/instrument.ts'
import { type Answers, answerValue } from '#core/scoring/evaluate.ts'

/**
 * All that is kept of answers for calibration: how often an item got a value (`ex-evening=4`), and the sum over all
 * answers of the product of two items' values (`ex-evening*ex-run-out`). No row per answer exists anywhere.
 */
export type ItemAmounts = Readonly<Record<string, number>>

export const countName = (item: string, value: number): string => `${item}=${value}`

/** The two items are in the instrument's order. */
export const productName = (earlier: string, later: string): string => `${earlier}*${later}`

type Names = {
  /** By item, then by value from 1. */
  readonly counts: readonly (readonly string[])[]
  /** By item, then by how many items later the other one stands, from 1. */
  readonly products: readonly (readonly string[])[]
}

/** Put together once: an answer has 78 of them, and as many people answer as there are answers. */
const namesBy = new WeakMap<Instrument, Names>()

function namesOf(instrument: Instrument): Names {
  const known = namesBy.get(instrument)
  if (known !== undefined) return known
  const ids = instrument.items.map(({ id }) => id)
  const names = {
    counts: ids.map((id) => answerWords.map((word) => countName(id, answerValue(word)))),
    products: ids.map((id, at) => ids.slice(at + 1).map((later) => productName(id, later))),
  }
  namesBy.set(instrument, names)
  return names
}

/**
 * What one person's answers add to the amounts. `null` unless every item is answered: an answer with gaps would enter
 * some sums and not others. Causes are not part of it.
 */
export function amountsOf(
  instrument: Instrument,
  answers: Answers,
): readonly (readonly [name: string, amount: number])[] | null {
  const values: number[] = []
  for (const { id } of instrument.items) {
    const word = answers[id]
    if (word === undefined) return null
    values.push(answerValue(word))
  }
  const { counts, products } = namesOf(instrument)
  return values.flatMap((value, at) => [
    [counts[at]?.[value - 1] ?? '', 1] as const,
    ...values.slice(at + 1).map((later, by) => [products[at]?.[by] ?? '', value * later] as const),
  ])
}
