import { expect, test } from 'vitest'
import { judgeClosing, participationStep } from './rules.ts'

const now = new Date('2026-03-02T09:00:00Z')

test.each([
  ['2026-03-02T09:00:01Z', 'too-soon'],
  ['2026-03-03T07:59:59Z', 'too-soon'],
  ['2026-03-03T08:00:00Z', 'fine'],
  ['2026-03-16T09:00:00Z', 'fine'],
  ['2026-05-01T10:00:00Z', 'fine'],
  ['2026-05-01T10:00:01Z', 'too-late'],
  ['2026-03-01T09:00:00Z', 'too-soon'],
  ['2126-03-01T09:00:00Z', 'too-late'],
])('a round opened on 2 March at 9 that is to close %s is %s', (closesAt, verdict) => {
  expect(judgeClosing(now, new Date(closesAt))).toBe(verdict)
})

test.each([
  [0, 39, null],
  [39, 39, null],
  [0, 40, 0],
  [3, 40, 0],
  [4, 40, 10],
  [39, 40, 90],
  [40, 40, 100],
  [69, 100, 60],
])('%i answers of %i invited are told as %s per cent', (answered, invited, step) => {
  expect(participationStep(answered, invited)).toBe(step)
})
