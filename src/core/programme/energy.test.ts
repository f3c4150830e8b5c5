import { expect, test } from 'vitest'
import { addDays, type Day } from '../calendar/local-time.ts'
import { energyByDay, energyTrend } from './energy.ts'
import type { Rating } from './recovery.ts'

const today: Day = '2026-11-20'

/** Answers of the days up to today, the last one today; 0 for none. */
const days = (...ratings: readonly number[]): Record<Day, Rating> =>
  Object.fromEntries(
    ratings
      .map((rating, at) => [addDays(today, at + 1 - ratings.length), rating] as const)
      .filter(([, rating]) => rating > 0),
  ) as Record<Day, Rating>

test.each([
  ['nothing yet', days(), 'early'],
  ['one week', days(1, 2, 3, 4, 5, 5, 5), 'early'],
  ['two weeks, three answers in the first', days(2, 2, 2, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4), 'early'],
  ['two weeks, four answers in each', days(2, 2, 2, 2, 0, 0, 0, 4, 4, 4, 4, 0, 0, 0), 'more'],
  ['hardly more', days(2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3), 'same'],
  ['half a step more', days(2, 2, 2, 2, 0, 0, 0, 2, 2, 3, 3, 0, 0, 0), 'more'],
  ['less', days(3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2), 'less'],
] as const)('%s: %s', (_, energy, trend) => {
  expect(energyTrend(energy, today)).toBe(trend)
})

test('days without an answer are gaps, and twelve weeks are drawn at most', () => {
  expect(energyByDay({})).toEqual([])
  expect(energyByDay(days(3, 0, 5)).map(({ rating }) => rating)).toEqual([3, null, 5])
  expect(energyByDay({ [addDays(today, -200)]: 2, [today]: 4 })).toHaveLength(84)
})
