import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerWords, categoryIds, type Instrument } from '#core/instrument/instrument.ts'
import { shippedInstruments } from '#core/instrument/shipped.ts'
import { answersByValue } from '#test/factories/answers-by-value.ts'
import { type Answers, evaluate, type Result } from '../scoring/evaluate.ts'
import { bandOf, causeRiskOf, riskOf, zoneNear, zoneOf } from './zone.ts'

const limits = shippedInstruments.flatMap((instrument) => [
  { of: `${instrument.id} total`, limits: instrument.limits.total },
  ...categoryIds.map((id) => ({ of: `${instrument.id} ${id}`, limits: instrument.limits.categories[id] })),
])

const oneBelow = (limit: number) => Math.round(limit * 100 - 1) / 100

describe.each(limits)('$of', ({ limits: { yellow, red } }) => {
  test.each([
    [1, 'green', 'not_raised', 'none'],
    [oneBelow(yellow), 'green', 'not_raised', 'none'],
    [yellow, 'yellow', 'raised', 'medium'],
    [oneBelow(red), 'yellow', 'raised', 'medium'],
    [red, 'red', 'raised', 'high'],
    [5, 'red', 'raised', 'high'],
  ] as const)('%d is in %s', (score, zone, raised, risk) => {
    expect(zoneOf(score, { yellow, red })).toBe(zone)
    expect(bandOf(score, { yellow, red }, 'zones')).toBe(zone)
    expect(bandOf(score, { yellow, red }, 'raised')).toBe(raised)
    expect(riskOf(score, { yellow, red })).toBe(risk)
  })
})

test.each([
  [2.49, 'none'],
  [2.5, 'medium'],
  [3.49, 'medium'],
  [3.5, 'high'],
] as const)('a cause of %d has risk %s', (score, risk) => {
  expect(causeRiskOf(score, { medium: 2.5, high: 3.5 })).toBe(risk)
})

test('a score computed in binary fractions meets its limit all the same', () => {
  expect(4.02 - 1.06).toBeLessThan(2.96)
  expect(zoneOf(4.02 - 1.06, { yellow: 2.54, red: 2.96 })).toBe('red')
})

const [stressprofil, djupanalys] = ['stressprofil', 'djupanalys'].map((name) => {
  const found = shippedInstruments.find(({ id }) => id === name)
  if (found === undefined) throw new Error(`No ${name}`)
  return found
}) as [Instrument, Instrument]

const resultOf = (instrument: Instrument, answers: Answers): Result => {
  const evaluation = evaluate(instrument, answers)
  if (!evaluation.ok) throw new Error(evaluation.code)
  return evaluation.result
}
const near = (instrument: Instrument, total: number) =>
  zoneNear(total, instrument.limits.total, instrument.items.length)

test.each([
  ['"sometimes" everywhere is red by a hair', 3, 'yellow'],
  ['one answer less is yellow by a hair', 2.92, 'red'],
  ['one answer more is red', 3.08, null],
  ['the first total that is yellow', 2.58, 'green'],
  ['the last total that is green', 2.5, 'yellow'],
  ['in the middle of yellow', 2.75, null],
  ['calm', 1, null],
  ['as bad as can be', 5, null],
] as const)('%s', (_, total, other) => {
  expect(near(stressprofil, total)).toBe(other)
})

test('near the limit is what one answer, a word to either side, would have made another zone', () => {
  for (const instrument of [stressprofil, djupanalys]) {
    const values = fc.array(fc.integer({ min: 1, max: 5 }), {
      minLength: instrument.items.length,
      maxLength: instrument.items.length,
    })
    fc.assert(
      fc.property(values, (given) => {
        const { total, zone } = resultOf(instrument, answersByValue(instrument, given))
        const others = given.flatMap((value, at) =>
          [value - 1, value + 1]
            .filter((one) => one >= 1 && one <= answerWords.length)
            .map((one) => resultOf(instrument, answersByValue(instrument, given.with(at, one))).zone),
        )
        expect(near(instrument, total)).toBe(others.find((other) => other !== zone) ?? null)
      }),
      { numRuns: 400 },
    )
  }
})

test('with questions skipped a hair is still at most one answer, and a zone next to it', () => {
  const skipping = fc.array(fc.option(fc.integer({ min: 1, max: 5 }), { freq: 8 }), {
    minLength: 12,
    maxLength: 12,
  })
  fc.assert(
    fc.property(skipping, (given) => {
      const evaluation = evaluate(stressprofil, answersByValue(stressprofil, given))
      fc.pre(evaluation.ok)
      if (!evaluation.ok) return
      const { total, zone } = evaluation.result
      const other = near(stressprofil, total)
      const { yellow, red } = stressprofil.limits.total
      const distance = Math.min(Math.abs(total - yellow), Math.abs(total - red))
      if (other !== null) {
        expect(other).not.toBe(zone)
        expect(distance).toBeLessThanOrEqual(1 / 8 + 0.01)
      } else expect(distance).toBeGreaterThan(0.03)
    }),
  )
})
