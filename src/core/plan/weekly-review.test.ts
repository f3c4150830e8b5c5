import { expect, test } from 'vitest'
import { sampleEntry } from '#test/factories/sample-entry.ts'
import { mondayOf } from '../calendar/local-time.ts'
import { withReview, withState } from './change-plan.ts'
import { noPlan } from './plan.ts'
import { weekOf, weekToReview } from './weekly-review.ts'

const now = new Date('2026-11-29T18:00:00Z')
const plan = { ...noPlan, entries: [sampleEntry({ id: 'a', weekly: { on: [1, 3, 5], weeks: 1 } })] }

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
] as const)('the week of %s begins on Monday %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

test('a week says what was done, what was skipped and what nothing was said about', () => {
  const done = withState(plan, 'a', '2026-11-23', 'done', now)
  const both = withState(done, 'a', '2026-11-25', 'skipped', now)
  expect(weekOf(both, '2026-11-23')).toMatchObject([{ done: 1, skipped: 1, open: 1 }])
  expect(weekOf(both, '2026-11-30')).toEqual([])
})

test.each([
  ['Saturday: the week is not over', '2026-11-28', null],
  ['Sunday: the week that ends', '2026-11-29', '2026-11-23'],
  ['Monday: the week that was', '2026-11-30', '2026-11-23'],
  ['the Saturday after: still', '2026-12-05', '2026-11-23'],
  ['two weeks later: too late', '2026-12-07', null],
] as const)('%s', (_, today, monday) => {
  expect(weekToReview(plan, today)).toBe(monday)
})

test('a week that was looked back at is not asked about again', () => {
  const seen = withReview(plan, '2026-11-23', { helped: ['a'], words: '' }, now)
  expect(weekToReview(seen, '2026-11-30')).toBeNull()
})
