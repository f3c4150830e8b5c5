import { expect, test } from 'vitest'
import { validateClosing } from './rules.ts'

const now = new Date('2026-03-02T09:00:00Z')

test.each([
  ['2026-03-02T09:00:01Z', 'too-soon'],
  ['2026-03-03T08:00:00Z', 'too-soon'],
  ['2026-03-09T21:59:59Z', 'too-soon'],
  ['2026-03-09T22:00:00Z', 'fine'],
  ['2026-03-09T22:59:59Z', 'fine'],
  ['2026-03-16T09:00:00Z', 'fine'],
  ['2026-05-01T10:00:00Z', 'fine'],
  ['2026-05-01T10:00:01Z', 'too-late'],
  ['2026-03-01T09:00:00Z', 'too-soon'],
  ['2126-03-01T09:00:00Z', 'too-late'],
])('a round opened on 2 March at 9 that is to close %s is %s', (closesAt, verdict) => {
  expect(validateClosing(now, new Date(closesAt))).toBe(verdict)
})
