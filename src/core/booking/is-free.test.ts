import { expect, it } from 'vitest'
import { instantOf } from '../calendar/instant-of.ts'
import type { ClockTime } from '../calendar/local-time.ts'
import type { BookingTypeId } from './booking-types.ts'
import { isFree } from './is-free.ts'

/** Wednesdays from nine to twelve for follow-ups; ten minutes kept free before, five after; nothing before tomorrow. */
const availability = {
  weekly: [{ weekday: 3, from: '09:00', until: '12:00', types: ['follow-up'] }],
  exceptions: [],
  minutesBefore: 10,
  minutesAfter: 5,
  noticeHours: 24,
  horizonDays: 1,
} as const
const at = (time: ClockTime) => instantOf({ day: '2026-03-04', time })
/** Another meeting of theirs, with the time around it: 10:20 to 11:05. */
const taken = [{ from: at('10:20').getTime(), until: at('11:05').getTime() }]

it.each<[string, ClockTime, BookingTypeId, boolean]>([
  ['within the hours', '09:00', 'follow-up', true],
  ['off the grid of their own slots', '09:10', 'follow-up', true],
  ['up to the end of the hours', '11:30', 'follow-up', true],
  ['beyond the end of the hours', '11:35', 'follow-up', false],
  ['before the hours', '08:55', 'follow-up', false],
  ['for what they do not do', '09:00', 'coaching', false],
  ['with room enough before another', '09:45', 'follow-up', true],
  ['with too little room before another', '09:50', 'follow-up', false],
  ['with room enough after another', '11:15', 'follow-up', true],
  ['with too little room after another', '11:10', 'follow-up', false],
  ['for a lecture, which has no hours', '18:00', 'lecture', true],
  ['for a lecture over another', '10:30', 'lecture', false],
])('somebody who takes over %s (%s, %s): %s', (_, time, type, free) => {
  expect(isFree({ availability, taken, type, startsAt: at(time), minutes: 30 })).toBe(free)
})
