import { answerWords, type Instrument } from '#core/instrument/instrument.ts'
import { type Answers, answerValue } from '#core/scoring/evaluate.ts'

/**
 * All that is stored about answers for calibration: how often an item got a value (`ex-evening=4`), and the sum over all
 * answers of the product of two items' values (`ex-evening*ex-run-out`). No row per answer exists anywhere.
 */
export type ItemAmounts = Readonly<Record<string, number>>

export const countName = (item: string, value: number): string => `${item}=${value}`

/** The two items are in the instrument's order. */
export const productName = (earlier: string, later: string): string => `${earlier}*${later}`

/** Sums over several answers, and how many these are. */
export type SummedAmounts = { readonly answers: number; readonly amounts: ItemAmounts }

const values = answerWords.length

/** The name of each sum, in the order of summing. Made once for each instrument. */
const namesBy = new WeakMap<Instrument, readonly string[]>()

function namesOf(instrument: Instrument): readonly string[] {
  const known = namesBy.get(instrument)
  if (known !== undefined) return known
  const ids = instrument.items.map(({ id }) => id)
  const counts = ids.flatMap((id) => answerWords.map((word) => countName(id, answerValue(word))))
  const products = ids.flatMap((id, at) => ids.slice(at + 1).map((later) => productName(id, later)))
  const names = [...counts, ...products]
  namesBy.set(instrument, names)
  return names
}

/**
 * What answers to one instrument add to its amounts. Only complete answers count: one with gaps would enter some sums and
 * not others. Causes are not part of it.
 */
export function sumAmounts(instrument: Instrument, all: readonly Answers[]): SummedAmounts {
  const names = namesOf(instrument)
  const sums = new Float64Array(names.length)
  const own = new Uint8Array(instrument.items.length)
  let answers = 0
  for (const theirs of all) {
    if (!readValues(instrument, theirs, own)) continue
    answers += 1
    addProducts(own, sums)
  }
  const amounts: Record<string, number> = {}
  for (const [n, name] of names.entries()) if (sums[n] !== 0) amounts[name] = sums[n] ?? 0
  return { answers, amounts }
}

/** @returns false when an item is not answered */
function readValues({ items }: Instrument, answers: Answers, into: Uint8Array): boolean {
  for (const [n, { id }] of items.entries()) {
    const word = answers[id]
    if (word === undefined) return false
    into[n] = answerValue(word)
  }
  return true
}

function addProducts(own: Uint8Array, sums: Float64Array): void {
  let product = own.length * values
  for (const [n, value] of own.entries()) {
    const count = n * values + value - 1
    sums[count] = (sums[count] ?? 0) + 1
    for (let later = n + 1; later < own.length; later++) {
      sums[product] = (sums[product] ?? 0) + value * (own[later] ?? 0)
      product += 1
    }
  }
}
