import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '../test/holds.ts'
import { showScore } from './show-score.ts'

describe('a shown mean', () => {
  test.each([
    // sum in hundredths, answers, printed value, interval
    [8 * 100, 8, { at: 1.6, step: 0.2, end: 'low', lo: 1, hi: 1.7, hiOpen: true }],
    [8 * 170 - 1, 8, { at: 1.6, step: 0.2, end: 'low', lo: 1, hi: 1.7, hiOpen: true }],
    [8 * 170, 8, { at: 1.8, step: 0.2, lo: 1.7, hi: 1.9, hiOpen: true }],
    [10 * 269, 10, { at: 2.6, step: 0.2, lo: 2.5, hi: 2.7, hiOpen: true }],
    [19 * 430, 19, { at: 4.4, step: 0.2, end: 'high', lo: 4.3, hi: 5 }],
    [20 * 165, 20, { at: 1.7, step: 0.1, lo: 1.65, hi: 1.75, hiOpen: true }],
    [20 * 165 - 1, 20, { at: 1.6, step: 0.1, end: 'low', lo: 1, hi: 1.65, hiOpen: true }],
    [40 * 500, 40, { at: 4.4, step: 0.1, end: 'high', lo: 4.35, hi: 5 }],
  ])('of %i hundredths from %i answers is shown as the table of steps says', (sum, answers, shown) => {
    expect(showScore(sum, answers, 100)).toEqual(shown)
  })

  test('always contains the truth, whatever the parts of a point', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: 5000 }),
        fc.constantFrom(100, 1_000_000),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (answers, perPoint, where) => {
          const sum = Math.round(answers * perPoint * (1 + 4 * where))
          expect(holds(showScore(sum, answers, perPoint), sum / perPoint / answers)).toBe(true)
        },
      ),
    )
  })

  test('never looks lower when people feel worse', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 60 }), fc.integer({ min: 0, max: 400 }), (answers, extra) => {
        const less = showScore(answers * 100 + extra, answers, 100)
        expect(showScore(answers * 100 + extra + 1, answers, 100).at).toBeGreaterThanOrEqual(less.at)
      }),
    )
  })
})
