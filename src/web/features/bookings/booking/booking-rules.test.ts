import { expect, test } from 'vitest'
import { bookingRequest } from '#contract/bookings/booking-request.ts'
import { judge } from '#web/lib/form/field-errors.ts'
import { emptyDraft } from './booking-draft.ts'
import { requestOf } from './booking-request-of.ts'
import { bookingRules, missingAddress } from './booking-rules.ts'

const slot = {
  ...emptyDraft,
  type: 'meeting',
  startsAt: '2026-03-04T08:00:00.000Z',
  way: 'phone',
  phone: '070-123 45 67',
  name: 'Åsa Öberg',
  email: 'asa@exempel.se',
} as const
const lecture = {
  ...emptyDraft,
  type: 'lecture',
  days: [{ day: '2026-04-14', part: 'any' }, emptyDraft.days[1], emptyDraft.days[2]],
  groupSize: ' 40 ',
  format: 'on-site',
  place: 'Borås',
  name: 'Åsa Öberg',
  email: 'asa@exempel.se',
} as const

function wrong(draft: typeof emptyDraft, withAccount = false) {
  const request = requestOf(draft, 'sv', '')
  const { issues } = judge(bookingRequest, request)
  return bookingRules
    .errorsOf([...issues, ...missingAddress(request, { withAccount })])
    .map(({ field }) => field)
}

test.each([
  ['a whole booking', slot, []],
  ['a whole wish', lecture, []],
  ['no name', { ...slot, name: 'Å' }, ['name']],
  ['no address', { ...slot, email: '' }, ['email']],
  ['no number to call', { ...slot, phone: '' }, ['phone']],
  ['a number in words', { ...slot, phone: 'hemma' }, ['phone']],
  ['nothing at all', { ...slot, way: '', phone: '', name: '', email: '' }, ['way', 'name', 'email']],
  [
    'no day, no group, no place',
    { ...lecture, days: emptyDraft.days, groupSize: 'många', place: '' },
    ['days', 'groupSize', 'place'],
  ],
  ['online needs no place', { ...lecture, format: 'online', place: '' }, []],
] as const)('%s', (_, draft, fields) => {
  expect(wrong(draft)).toEqual(fields)
})

test('with an account no address is asked for', () => {
  expect(wrong({ ...slot, email: '' }, true)).toEqual([])
})
