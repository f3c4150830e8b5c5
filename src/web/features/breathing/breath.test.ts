import { expect, test } from 'vitest'
import { lengthOf, momentAt, type Rounds } from './breath.ts'

test.each([
  [0, 'in', 4, 1],
  [999, 'in', 4, 1],
  [1000, 'in', 3, 1],
  [3999, 'in', 1, 1],
  [4000, 'hold', 2, 1],
  [5999, 'hold', 1, 1],
  [6000, 'out', 6, 1],
  [11_999, 'out', 1, 1],
  [12_000, 'in', 4, 2],
  [59_999, 'out', 1, 5],
] as const)('after %i ms one breathes %s, %i left, in breath %i', (elapsed, phase, left, breath) => {
  expect(momentAt(elapsed, 1)).toEqual({ phase, left, breath, round: 1 })
})

test('one round is five breaths and a minute, three rounds are three minutes', () => {
  expect([1, 3].map((rounds) => lengthOf(rounds as Rounds))).toEqual([60_000, 180_000])
  expect(momentAt(60_000, 1)).toBeNull()
  expect(momentAt(60_000, 3)).toEqual({ phase: 'in', left: 4, breath: 1, round: 2 })
  expect(momentAt(179_999, 3)).toMatchObject({ phase: 'out', breath: 5, round: 3 })
  expect(momentAt(180_000, 3)).toBeNull()
})
