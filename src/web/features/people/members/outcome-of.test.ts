import { expect, test } from 'vitest'
import { outcomeOf } from './outcome-of.ts'

const because = (code: string) => ({ errors: [{ code }] })

test.each([
  ['left, and another file was read', 'failed', because('superseded'), 'superseded'],
  ['taken back before its day', 'failed', because('withdrawn'), 'withdrawn'],
  ['outdated when it was applied', 'failed', because('outdated'), 'failed'],
  ['broken on our side', 'failed', because('unexpected'), 'failed'],
  ['without a report', 'failed', null, 'failed'],
  ['stopped for an error of its own', 'refused', because('cycle'), 'refused'],
  ['applied', 'applied', { errors: [] }, 'applied'],
] as const)('a file that was %s', (_, state, report, outcome) => {
  expect(outcomeOf({ state, report })).toBe(outcome)
})
