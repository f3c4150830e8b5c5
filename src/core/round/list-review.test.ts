import { expect, test } from 'vitest'
import { closingAfter, earliestClosing, type ListReview, silenceOpensAt, whoOpens } from './list-review.ts'

const at = (text: string) => new Date(text)

test.each([
  ['a Monday morning', '2026-03-02T09:00:00+01:00', '2026-03-06T08:00:00+01:00'],
  ['a Monday just before midnight', '2026-03-02T23:59:00+01:00', '2026-03-06T08:00:00+01:00'],
  [
    'a Tuesday: the third day is a Friday, and Saturday is no day to open',
    '2026-03-03T09:00:00+01:00',
    '2026-03-09T08:00:00+01:00',
  ],
  ['a Friday', '2026-03-06T09:00:00+01:00', '2026-03-12T08:00:00+01:00'],
  ['a Saturday', '2026-03-07T09:00:00+01:00', '2026-03-12T08:00:00+01:00'],
  ['the Wednesday before Easter', '2026-04-01T09:00:00+02:00', '2026-04-09T08:00:00+02:00'],
  ['the Wednesday before the clocks go forward', '2026-03-25T09:00:00+01:00', '2026-03-31T08:00:00+02:00'],
])(
  'a list frozen on %s is opened by silence in the morning after the third working day',
  (_, frozen, opens) => {
    expect(silenceOpensAt(at(frozen))).toEqual(at(opens))
  },
)

test.each([
  ['on a Monday', '2026-03-02T09:00:00+01:00', '2026-03-10T00:00:00+01:00'],
  ['on a Friday', '2026-03-06T15:00:00+01:00', '2026-03-14T00:00:00+01:00'],
  ['on a Sunday', '2026-03-08T15:00:00+01:00', '2026-03-14T00:00:00+01:00'],
  ['before Christmas', '2026-12-21T08:00:00+01:00', '2026-12-31T00:00:00+01:00'],
])('a round opened %s is not closed by hand until five working days have passed', (_, opened, earliest) => {
  expect(earliestClosing(at(opened))).toEqual(at(earliest))
})

test('a last day that the review has overtaken moves to the end of the fifth working day', () => {
  const opened = at('2026-03-02T09:00:00+01:00')
  expect(closingAfter(opened, at('2026-03-04T22:59:59Z'))).toEqual(at('2026-03-09T22:59:59Z'))
  expect(closingAfter(opened, at('2026-03-20T22:59:59Z'))).toEqual(at('2026-03-20T22:59:59Z'))
})

const frozenAt = at('2026-03-02T09:00:00+01:00')
const review: ListReview = {
  reviewer: 'safety-representative',
  silenceFrom: frozenAt,
  canSpeak: true,
  plannedAt: frozenAt,
  stated: false,
  said: [],
  representatives: ['sol', 'mo'],
}
const soon = at('2026-03-02T10:00:00+01:00')
const late = at('2026-03-06T08:00:00+01:00')
const said = (...words: string[]) =>
  words.map((word) => {
    const [by = '', what] = word.split(' ')
    return { by, what: what === 'approved' ? ('approved' as const) : ('objected' as const) }
  })

test.each<[string, Partial<ListReview>, Date, string | null]>([
  ['nobody has said anything yet', {}, soon, null],
  ['nobody has said anything, a second too early', {}, new Date(late.getTime() - 1000), null],
  ['nobody has said anything in three working days', {}, late, 'silence'],
  ['it is approved', { said: said('sol approved') }, soon, 'approval'],
  ['it is approved, but planned for later', { said: said('sol approved'), plannedAt: late }, soon, null],
  [
    'it is approved and the planned day has come',
    { said: said('sol approved'), plannedAt: late },
    late,
    'approval',
  ],
  ['a reviewer cannot speak', { canSpeak: false }, late, null],
  [
    'a reviewer cannot speak, and another approves',
    { canSpeak: false, said: said('mo approved') },
    soon,
    'approval',
  ],
  ['one objects', { said: said('sol objected') }, late, null],
  ['one objects, another approves', { said: said('sol objected', 'mo approved') }, late, null],
  [
    'one approves, another objects before the planned day',
    { said: said('mo approved', 'sol objected') },
    late,
    null,
  ],
  ['somebody who objected approves', { said: said('sol objected', 'sol approved') }, soon, 'approval'],
  [
    'somebody who objected is no representative any more, and nobody else has approved',
    { said: said('gone objected') },
    late,
    null,
  ],
  ['… nor since', { said: said('mo approved', 'gone objected') }, late, null],
  ['… and another approves afterwards', { said: said('gone objected', 'mo approved') }, soon, 'approval'],
  ['there is no representative and no statement', { reviewer: 'owner' }, late, null],
  [
    'there is no representative and the owner has stated',
    { reviewer: 'owner', stated: true },
    soon,
    'statement',
  ],
  ['the owner has stated, for a later day', { reviewer: 'owner', stated: true, plannedAt: late }, soon, null],
])('when %s', (_, given, now, opened) => {
  expect(whoOpens({ ...review, ...given }, now)).toBe(opened)
})
