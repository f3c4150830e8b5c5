import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds } from '../test/holds.ts'
import { composeScores, composeZones } from './compose.ts'
import { showAnswers } from './show-answers.ts'
import { showScore } from './show-score.ts'
import { showZones } from './show-zones.ts'

const answersOf = (n: number) => showAnswers(n, 8, { invited: 2 * n, atMost: 2 * n })

/** A group of 8 to 60 people by zone, and the sum of their scores in hundredths. */
const group = fc
  .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }), fc.integer({ min: 8, max: 20 }))
  .chain(([green, yellow, red]) =>
    fc.record({
      counts: fc.constant({ green, yellow, red }),
      answers: fc.constant(green + yellow + red),
      sum: fc.integer({ min: 100 * (green + yellow + red), max: 500 * (green + yellow + red) }),
    }),
  )

test('a composed figure holds the truth about everybody in it, whatever the groups', () => {
  fc.assert(
    fc.property(fc.array(group, { minLength: 1, maxLength: 6 }), (groups) => {
      const people = groups.reduce((sum, { answers }) => sum + answers, 0)
      const mean = groups.reduce((sum, each) => sum + each.sum, 0) / people / 100
      const scores = groups.map(({ answers, sum }) => ({
        answers: answersOf(answers),
        value: showScore(sum, answers, 100),
      }))
      expect(holds(composeScores(scores), mean)).toBe(true)
      const zones = composeZones(
        groups.map(({ answers, counts }) => ({
          answers: answersOf(answers),
          value: showZones(counts, answers),
        })),
      )
      for (const zone of ['green', 'yellow', 'red'] as const) {
        const share = groups.reduce((sum, { counts }) => sum + counts[zone], 0) / people
        expect(holds(zones[zone], share)).toBe(true)
      }
    }),
  )
})

test('groups that look alike compose to the same figure, whatever lies behind them', () => {
  const shown = (sum: number) => ({ answers: answersOf(10), value: showScore(sum, 10, 100) })
  const other = { answers: answersOf(9), value: showScore(3000, 9, 100) }
  expect(composeScores([shown(2500), other])).toEqual(composeScores([shown(2690), other]))
})

test('one group alone is shown as it is, and groups all at one end stay at that end', () => {
  const low = { answers: answersOf(10), value: showScore(1000, 10, 100) }
  expect(composeScores([low])).toBe(low.value)
  expect(composeScores([low, low])).toMatchObject({ at: 1.6, end: 'low', lo: 1 })
})
