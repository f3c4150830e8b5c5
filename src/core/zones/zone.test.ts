import { describe, expect, test } from 'vitest'
import { categoryIds } from '#core/instrument/instrument.ts'
import { shippedInstruments } from '#core/instrument/shipped.ts'
import { bandOf, causeRiskOf, riskOf, zoneOf } from './zone.ts'

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
