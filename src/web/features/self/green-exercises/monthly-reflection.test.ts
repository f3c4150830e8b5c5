import { expect, test } from 'vitest'
import {
  earlierMonths,
  emptyReflection,
  isWritten,
  paceAt,
  parseMonths,
  reflectionMinutes,
} from './monthly-reflection.ts'

const written = { ...emptyReflection, gave: 'Skratt' }

test('the reflection is fifteen minutes', () => {
  expect(reflectionMinutes).toBe(15)
})

test.each([
  [0, 0, 15, false],
  [0, 239_999, 12, false],
  [0, 240_000, 11, true],
  [1, 240_000, 11, false],
  [3, 899_999, 1, false],
  [3, 900_000, 0, true],
  [3, 2_000_000, 0, true],
])(
  'at question %i after %i ms, %i minutes are left and time is up: %s',
  (position, elapsed, left, timeUp) => {
    expect(paceAt(position, elapsed)).toEqual({ left, timeUp })
  },
)

test('earlier months are read the latest first, and empty ones not at all', () => {
  const months = { '2026-09': written, '2026-10': emptyReflection, '2025-12': written, '2026-11': written }
  expect(earlierMonths({ months }, '2026-11')).toEqual(['2026-09', '2025-12'])
  expect(isWritten({ ...emptyReflection, less: ' \n' })).toBe(false)
})

test('what is no month in the browser is left out', () => {
  const value = { months: { '2026-13': written, '2026-11': { gave: 'Skratt', took: 7 }, x: written } }
  expect(parseMonths(value)).toEqual({ months: { '2026-11': written } })
  expect(parseMonths(null)).toBeNull()
})
