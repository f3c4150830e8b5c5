import { expect, test } from 'vitest'
import { type EarlierRound, expectedPossible, nextAfterWhole, nextPossible } from './time-between.ts'

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

test.each<[string, EarlierRound['state'], string, Date | null, boolean, string | null]>([
  ['under review, nobody knows when it opens', 'in-review', '2026-03-16T22:59:59Z', null, true, null],
  [
    'open, the same again, closing within four weeks',
    'open',
    '2026-03-16T22:59:59Z',
    null,
    true,
    '2026-03-30T09:00:00Z',
  ],
  ['open, the same again, closing later', 'open', '2026-04-20T21:59:59Z', null, true, '2026-04-20T21:59:59Z'],
  [
    'open, other questions: figures at nine after closing',
    'open',
    '2026-03-16T22:59:59Z',
    null,
    false,
    '2026-04-14T08:00:00Z',
  ],
  [
    'closed, other questions: figures to come',
    'closed',
    '2026-03-16T22:59:59Z',
    null,
    false,
    '2026-04-14T08:00:00Z',
  ],
  ['closed, the same again', 'closed', '2026-03-16T22:59:59Z', null, true, '2026-03-30T09:00:00Z'],
  [
    'released, other questions',
    'released',
    '2026-03-16T22:59:59Z',
    releasedAt,
    false,
    '2026-04-14T09:00:00Z',
  ],
])('after one that is %s', (_, state, closesAt, released, sameChoice, from) => {
  const earlier = { state, openedAt, closesAt: new Date(closesAt), releasedAt: released, sameChoice }
  expect(expectedPossible(earlier)).toEqual(from && new Date(from))
})

test('while a round of the whole is under way no other is prepared, and after it one opens from a day that is known', () => {
  const openedAt = new Date('2026-03-02T08:00:00Z')
  const closesAt = new Date('2026-03-20T08:00:00Z')
  const fourWeeks = new Date('2026-03-30T08:00:00Z')
  const whole = { openedAt, closesAt, releasedAt: null }
  const now = new Date('2026-03-23T08:00:00Z')
  expect(nextAfterWhole({ ...whole, state: 'in-review' }, now)).toEqual({ can: 'wait', from: null })
  expect(nextAfterWhole({ ...whole, state: 'open' }, now)).toEqual({ can: 'wait', from: fourWeeks })
  expect(nextAfterWhole({ ...whole, state: 'closed' }, now)).toEqual({ can: 'open-later', from: fourWeeks })
  expect(nextAfterWhole({ ...whole, state: 'released', releasedAt: closesAt }, fourWeeks)).toBeNull()
})
