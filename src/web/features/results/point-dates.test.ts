import { expect, test } from 'vitest'
import { pointDates } from './point-dates.ts'

test('a point has its month, and its whole date where two share the month', () => {
  const taken = ['2026-01-31T23:30:00Z', '2026-03-05T12:00:00Z', '2026-03-19T12:00:00Z']
  expect(pointDates(taken)).toEqual(['2026\u201102', '2026\u201103-05', '2026\u201103-19'])
})
