import { expect, test } from 'vitest'
import { stepAt, timeLeft } from './counting-down.ts'

const twoMinutes = 120_000

test.each([
  [0, '2:00', 0],
  [1, '2:00', 0],
  [1000, '1:59', 0],
  [29_999, '1:31', 0],
  [30_000, '1:30', 1],
  [60_000, '1:00', 2],
  [90_000, '0:30', 3],
  [119_999, '0:01', 3],
  [120_000, '0:00', 3],
  [130_000, '0:00', 3],
])('after %i ms of a micro pause, %s is left in step %i', (elapsed, left, step) => {
  expect(timeLeft(twoMinutes, elapsed)).toBe(left)
  expect(stepAt(twoMinutes, elapsed, 4)).toBe(step)
})
