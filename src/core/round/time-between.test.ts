import { expect, test } from 'vitest'
import { type EarlierRound, nextPossible } from './time-between.ts'

const openedAt = new Date('2026-03-02T09:00:00Z')
const releasedAt = new Date('2026-03-17T09:00:00Z')

test.each<[string, EarlierRound['state'], Date | null, boolean, string | null]>([
  ['the same again while it is under review', 'in-review', null, true, null],
  ['the same again while it is open', 'open', null, true, null],
  ['the same again while figures are computed', 'closed', null, true, '2026-03-30T09:00:00Z'],
  ['the same again after its release', 'released', releasedAt, true, '2026-03-30T09:00:00Z'],
  ['a part, or other questions, while it is open', 'open', null, false, null],
  ['a part, or other questions, while figures are computed', 'closed', null, false, null],
  ['a part, or other questions, after its release', 'released', releasedAt, false, '2026-04-14T09:00:00Z'],
])('%s', (_, state, released, sameChoice, from) => {
  expect(nextPossible({ state, openedAt, releasedAt: released, sameChoice })).toEqual(from && new Date(from))
})
