import { expect, test } from 'vitest'
import { toldAsWaiting } from './told-as-waiting.ts'

const now = new Date('2026-11-23T09:00:00Z')

const change = (
  id: string,
  state: 'waiting' | 'refused' | 'failed' | 'applied',
  holdsFrom: string | null,
) => ({
  id,
  state,
  holdsFrom,
  createdAt: `2026-11-01T09:00:0${id}.000Z`,
  report: null,
})

test('what waits stands in the order of its days, and of one day in the order of preparing', () => {
  const { waiting } = toldAsWaiting(
    [
      change('3', 'waiting', '2027-01-01'),
      change('2', 'waiting', '2027-03-01'),
      change('1', 'waiting', '2027-01-01'),
      change('4', 'applied', null),
    ],
    now,
  )
  expect(waiting.map(({ id }) => id)).toEqual(['1', '3', '2'])
})

test('what was stopped on its day is told for 30 days; what was stopped at once or taken back is not', () => {
  const withdrawn = {
    ...change('5', 'failed', '2026-11-22'),
    report: { errors: [{ code: 'withdrawn' }] } as never,
  }
  const { stopped } = toldAsWaiting(
    [
      change('1', 'refused', '2026-11-20'),
      change('2', 'failed', '2026-10-24'),
      change('3', 'refused', '2026-10-23'),
      change('4', 'refused', null),
      change('6', 'applied', '2026-11-20'),
      withdrawn,
    ],
    now,
  )
  expect(stopped.map(({ id }) => id)).toEqual(['1', '2'])
})
