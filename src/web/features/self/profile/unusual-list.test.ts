import { expect, test } from 'vitest'
import { isUnusual } from './round-promise.tsx'

const usual = {
  group: { invited: 10, joined: 0 },
  all: { invited: 240, joined: 4, gone: 2 },
  seen: 'approval',
  statement: null,
} as const

test.each([
  ['the same people, approved', usual, false],
  ['the same people, not objected to', { ...usual, seen: 'silence' as const }, false],
  ['one new person in the unit', { ...usual, group: { invited: 10, joined: 1 } }, true],
  ['a unit that was not asked before', { ...usual, group: { invited: 10, joined: null } }, true],
  [
    'the first round of an organisation',
    { ...usual, group: { invited: 10, joined: null }, all: { invited: 240, joined: null, gone: null } },
    false,
  ],
  [
    'no safety representative has seen it',
    { ...usual, seen: 'statement' as const, statement: 'Vid ett möte' },
    true,
  ],
])('%s: an unusual list stands before the first question', (_, list, unusual) => {
  expect(isUnusual(list)).toBe(unusual)
})
