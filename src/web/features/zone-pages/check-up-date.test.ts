import { expect, test } from 'vitest'
import { checkUpEvent, faultOf, isDue, noCheckUp, parseCheckUp, suggestedDay } from './check-up-date.ts'

const now = { day: '2026-11-21', time: '10:30' } as const

test.each([
  ['2026-11-22', '08:00', null],
  ['2026-11-21', '10:31', null],
  ['2026-11-21', '10:30', 'past'],
  ['2026-11-20', '23:00', 'past'],
  ['2027-02-29', '09:00', 'day'],
  ['', '09:00', 'day'],
  ['2026-11-22', '', 'time'],
] as const)('a check-up on "%s" at "%s" has the fault %s', (day, time, fault) => {
  expect(faultOf(day, time, now)).toBe(fault)
})

test('eight weeks over the turn of the year, and four over the change of clocks, are the same weekday', () => {
  expect(suggestedDay('2026-11-21', 8)).toBe('2027-01-16')
  expect(suggestedDay('2026-10-10', 4)).toBe('2026-11-07')
})

test('the calendar is told a title and a time, and nothing about why', () => {
  expect(checkUpEvent('Egen tid', '2027-01-16', '09:00')).toEqual({
    id: 'check-up-2027-01-16@andrum',
    title: 'Egen tid',
    start: { day: '2027-01-16', time: '09:00' },
    minutes: 30,
    remindBefore: 60,
  })
})

test('the day has come on the day, and later too', () => {
  expect(isDue({ day: '2026-11-21', time: '23:00' }, now.day)).toBe(true)
  expect(isDue({ day: '2026-11-22', time: '00:00' }, now.day)).toBe(false)
  expect(isDue(noCheckUp, now.day)).toBe(false)
})

test.each([null, 'x', { day: '2026-02-30', time: '09:00' }, { day: '2026-11-21' }])(
  'something strange in the browser (%j) is no date',
  (value) => {
    expect(parseCheckUp(value)).toBeNull()
  },
)
