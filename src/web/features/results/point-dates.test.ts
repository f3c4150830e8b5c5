import { expect, test } from 'vitest'
import { pointDates } from './point-dates.ts'

const taken = ['2026-01-31T23:30:00Z', '2026-03-05T12:00:00Z', '2026-03-19T12:00:00Z']

test('a point has its month, and its day where two share the month', () => {
  expect(pointDates(taken, 'sv')).toEqual(['2026\u201102', '5 mars', '19 mars'])
  expect(pointDates(taken, 'en')).toEqual(['2026\u201102', '5 March', '19 March'])
})
