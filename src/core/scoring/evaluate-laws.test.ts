import { zones } from '@andrum/release/zone.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Instrument } from '#core/instrument/instrument.ts'
import { shippedInstruments } from '#core/instrument/shipped.ts'
import { answersByValue } from '#test/factories/answers-by-value.ts'
import { type Answers, evaluate, type Result } from './evaluate.ts'

const value = fc.integer({ min: 1, max: 5 })
const complete = (instrument: Instrument) =>
  fc.array(value, { minLength: instrument.items.length, maxLength: instrument.items.length })

const resultOf = (instrument: Instrument, answers: Answers): Result => {
  const evaluation = evaluate(instrument, answers)
  if (!evaluation.ok) throw new Error(evaluation.code)
  return evaluation.result
}

/** The same sums in big integers, computed differently: one fraction per category over the product of all four. */
function totalInHundredths(instrument: Instrument, values: readonly (number | null)[]): number {
  const blocks = instrument.categories.map(({ id }) =>
    values.filter((_, index) => instrument.items[index]?.category === id).filter((v) => v !== null),
  )
  const product = blocks.reduce((all, block) => all * BigInt(block.length), 1n)
  const sum = blocks.reduce(
    (all, block) => all + (BigInt(block.reduce((a, b) => a + b, 0)) * product) / BigInt(block.length),
    0n,
  )
  return Number((200n * sum + 4n * product) / (8n * product))
}

describe.each(shippedInstruments)('$id', (instrument) => {
  test('the order in which answers arrive never matters', () => {
    fc.assert(
      fc.property(complete(instrument), fc.infiniteStream(fc.nat()), (values, keys) => {
        const answers = answersByValue(instrument, values)
        const shuffled = Object.fromEntries(
          Object.entries(answers)
            .map((entry) => ({ entry, key: keys.next().value ?? 0 }))
            .sort((a, b) => a.key - b.key)
            .map(({ entry }) => entry),
        )
        expect(evaluate(instrument, shuffled)).toEqual(evaluate(instrument, answers))
      }),
    )
  })

  test('more strain in one answer never lowers a score or the zone', () => {
    const index = fc.nat(instrument.items.length - 1)
    fc.assert(
      fc.property(complete(instrument), index, (values, at) => {
        const harder = values.map((v, i) => (i === at ? Math.min(5, v + 1) : v))
        const before = resultOf(instrument, answersByValue(instrument, values))
        const after = resultOf(instrument, answersByValue(instrument, harder))
        expect(after.total).toBeGreaterThanOrEqual(before.total)
        expect(zones.indexOf(after.zone)).toBeGreaterThanOrEqual(zones.indexOf(before.zone))
        after.categories.forEach(({ score }, i) => {
          expect(score).toBeGreaterThanOrEqual(before.categories[i]?.score ?? Number.NaN)
        })
      }),
    )
  })

  test('with any allowed skips, the total is exact to the last hundredth', () => {
    const skips = fc.array(fc.option(fc.nat(99)), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(complete(instrument), skips, (values, skipped) => {
        const open: (number | null)[] = [...values]
        instrument.categories.forEach(({ id }, c) => {
          const own = values.flatMap((_, i) => (instrument.items[i]?.category === id ? [i] : []))
          const pick = skipped[c]
          if (pick !== null && pick !== undefined) open[own[pick % own.length] ?? -1] = null
        })
        const { total } = resultOf(instrument, answersByValue(instrument, open))
        expect(Math.round(total * 100)).toBe(totalInHundredths(instrument, open))
      }),
      { numRuns: 500 },
    )
  })
})
