import { expect, test } from 'vitest'
import { addDays, type Day, isClockTime, isDay, nextTime, type Weekday, weekdayOf } from './local-time.ts'

test.each([
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-24', 1, '2026-10-25'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2026-11-21', 56, '2027-01-16'],
] as const)('%s and %i days more is %s', (day, count, then) => {
  expect(addDays(day, count)).toBe(then)
})

test.each([
  ['2026-11-21', 6],
  ['2026-11-22', 7],
  ['2026-11-23', 1],
] as const)('%s is day %i of its week', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday)
})

test.each([
  ['later today', 6, '12:00', '2026-11-21'],
  ['the same minute, so a week from now', 6, '10:00', '2026-11-28'],
  ['earlier today, so a week from now', 6, '08:00', '2026-11-28'],
  ['tomorrow', 7, '08:00', '2026-11-22'],
  ['past the end of the week', 1, '08:00', '2026-11-23'],
  ['yesterday’s weekday', 5, '23:59', '2026-11-27'],
] as const)('the next time is %s', (_, weekday: Weekday, time, day: Day) => {
  expect(nextTime(weekday, time, { day: '2026-11-21', time: '10:00' })).toEqual({ day, time })
})

test('a day that does not exist is no day, and a time past midnight is no time', () => {
  expect(['2026-02-29', '2026-13-01', '26-01-01', '', null, 3].filter(isDay)).toEqual([])
  expect(isDay('2028-02-29')).toBe(true)
  expect(['0000-01-01', '0002-03-04', '1995-12-31', '3000-01-01', '9999-12-31'].filter(isDay)).toEqual([])
  expect(['1996-01-01', '2999-12-31'].every(isDay)).toBe(true)
  expect(['24:00', '8:00', '08:60', '', null].filter(isClockTime)).toEqual([])
  expect(isClockTime('23:59')).toBe(true)
})

test('no day is counted past the years that have a name', () => {
  expect(() => addDays('0000-01-01', -1)).toThrow(RangeError)
  expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
})
