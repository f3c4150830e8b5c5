import { describe, expect, test } from 'vitest'
import { djupanalys, stressprofil } from '#core/instrument/shipped.ts'
import type { Result } from '#core/scoring/evaluate.ts'
import { zoneOf } from '#core/zones/zone.ts'
import { changeBetween } from './reliable-change.ts'

const result = (total: number, instrument = stressprofil): Result => ({
  instrument: instrument.id,
  version: instrument.version,
  zone: zoneOf(total, instrument.limits.total),
  total,
  categories: [],
  causes: [],
  provisional: true,
})

describe('the stress profile', () => {
  test.each([
    [2.33, 3, { certain: true, direction: 'worse', clear: true, delta: 0.67 }, '0.67 is enough'],
    [2.33, 2.99, { certain: false, direction: 'none', clear: false, delta: 0.66 }, '0.66 is not'],
    [3, 2.33, { certain: true, direction: 'better', clear: true, delta: -0.67 }, 'relief counts the same'],
    [
      1.2,
      2.1,
      { certain: true, direction: 'worse', clear: false, delta: 0.9 },
      'certain, yet in the same zone',
    ],
    [
      2.5,
      2.6,
      { certain: false, direction: 'none', clear: false, delta: 0.1 },
      'a new zone alone is no change',
    ],
    [2.5, 2.5, { certain: false, direction: 'none', clear: false, delta: 0 }, 'the same again'],
  ])('from %d to %d: %j, %s', (earlier, later, change) => {
    expect(changeBetween(result(earlier), result(later), stressprofil)).toEqual({
      comparable: true,
      ...change,
    })
  })
})

test('half a step is certain in the in-depth analysis', () => {
  const change = changeBetween(result(2.6, djupanalys), result(2.1, djupanalys), djupanalys)
  expect(change).toMatchObject({ certain: true, direction: 'better', clear: true })
})

test('results of different instruments are never subtracted', () => {
  expect(changeBetween(result(2), result(3, djupanalys), djupanalys)).toEqual({ comparable: false })
})

test('results of different versions are never subtracted', () => {
  const older = { ...result(2), version: '0.9' }
  expect(changeBetween(older, result(3), stressprofil)).toEqual({ comparable: false })
  expect(changeBetween(older, { ...result(3), version: '0.9' }, stressprofil)).toEqual({ comparable: false })
})
