import type { Instrument } from '#core/instrument/instrument.ts'
import { type Answers, answerValue } from '#core/scoring/evaluate.ts'

/**
 * All that is kept of answers for calibration: how often an item got a value (`ex-evening=4`), and the sum over all
 * answers of the product of two items' values (`ex-evening*ex-run-out`). No row per answer exists anywhere.
 */
export type ItemAmounts = Readonly<Record<string, number>>

export const countName = (item: string, value: number): string => `${item}=${value}`

/** The two items are in the instrument's order. */
export const productName = (earlier: string, later: string): string => `${earlier}*${later}`

/**
 * What one person's answers add to the amounts. `null` unless every item is answered: an answer with gaps would enter
 * some sums and not others. Causes are not part of it.
 */
export function amountsOf(instrument: Instrument, answers: Answers): ItemAmounts | null {
  const values: { id: string; value: number }[] = []
  for (const { id } of instrument.items) {
    const word = answers[id]
    if (word === undefined) return null
    values.push({ id, value: answerValue(word) })
  }
  const counts = values.map(({ id, value }) => [countName(id, value), 1] as const)
  const products = values.flatMap((a, index) =>
    values.slice(index + 1).map((b) => [productName(a.id, b.id), a.value * b.value] as const),
  )
  return Object.fromEntries([...counts, ...products])
}
