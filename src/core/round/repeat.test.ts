import { expect, test } from 'vitest'
import { announcedFrom, announcedUntil, monthsLater } from './repeat.ts'

test.each([
  ['2026-03-02', 2, '2026-05-02'],
  ['2026-03-02', 3, '2026-06-02'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-12-15', 2, '2027-02-15'],
] as const)('%s and %i months is %s', (day, months, later) => {
  expect(monthsLater(day, months)).toBe(later)
})

test('HR is told two weeks before', () => {
  expect(announcedFrom('2026-05-15')).toBe('2026-05-01')
  expect(announcedUntil('2026-05-01')).toBe('2026-05-15')
})
