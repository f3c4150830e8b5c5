import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day, weekdayOf } from './local-time.ts'
import { addWorkingDays, easterSunday, isWorkingDay } from './working-days.ts'

test.each([
  '1818-03-22', // as early as it can be
  '1943-04-25', // as late as it can be
  '1954-04-18',
  '1981-04-19',
  '2000-04-23',
  '2008-03-23',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2038-04-25',
  '2049-04-18',
] as const)('Easter Day is %s', (day) => {
  expect(easterSunday(Number(day.slice(0, 4)))).toBe(day)
})

test.each([
  ['New Year’s Day', '2026-01-01'],
  ['Epiphany on a Tuesday', '2026-01-06'],
  ['Good Friday', '2026-04-03'],
  ['Easter Monday', '2026-04-06'],
  ['First of May on a Friday', '2026-05-01'],
  ['Ascension Day', '2026-05-14'],
  ['Ascension Day of a year with an early Easter', '2008-05-01'],
  ['National Day on a Friday', '2025-06-06'],
  ['Midsummer Eve, the earliest', '2026-06-19'],
  ['Midsummer Eve, the latest', '2027-06-25'],
  ['Midsummer Day', '2026-06-20'],
  ['All Saints’ Day, the earliest', '2026-10-31'],
  ['All Saints’ Day, the latest', '2027-11-06'],
  ['Christmas Eve', '2026-12-24'],
  ['Christmas Day', '2026-12-25'],
  ['Boxing Day on a Thursday', '2024-12-26'],
  ['New Year’s Eve', '2026-12-31'],
  ['a Saturday', '2026-11-21'],
  ['a Sunday', '2026-11-22'],
] as const)('%s (%s) is a day off', (_, day) => {
  expect(isWorkingDay(day)).toBe(false)
})

test.each([
  ['the eve of Epiphany', '2026-01-05'],
  ['Maundy Thursday', '2026-04-02'],
  ['Walpurgis Night', '2026-04-30'],
  ['the day after Ascension Day', '2026-05-15'],
  ['Whit Monday, abolished in 2005', '2026-05-25'],
  ['the Friday before All Saints’ Day', '2026-10-30'],
  ['Lucia', '2027-12-13'],
  ['the 23rd of December', '2026-12-23'],
] as const)('%s (%s) is a working day', (_, day) => {
  expect(isWorkingDay(day)).toBe(true)
})

test.each([
  ['a Monday', '2026-11-23', 2, '2026-11-25'],
  ['a Friday', '2026-11-27', 2, '2026-12-01'],
  ['a Saturday', '2026-11-21', 2, '2026-11-24'],
  ['a Sunday', '2026-11-22', 2, '2026-11-24'],
  ['the day before Christmas Eve', '2026-12-23', 1, '2026-12-28'],
  ['the 29th of December', '2026-12-29', 2, '2027-01-04'],
  ['New Year’s Eve', '2026-12-31', 2, '2027-01-05'],
  ['the eve of Epiphany', '2027-01-05', 1, '2027-01-07'],
  ['Maundy Thursday', '2026-04-02', 2, '2026-04-08'],
  ['the Thursday before Midsummer', '2026-06-18', 2, '2026-06-23'],
  ['the day before Ascension Day', '2026-05-13', 2, '2026-05-18'],
  ['a day, none of them', '2026-11-21', 0, '2026-11-21'],
] as const)('from %s (%s), %i working days on is %s', (_, day, count, then) => {
  expect(addWorkingDays(day, count)).toBe(then)
})

test.each([
  // Weekdays less the days off among them, counted by hand in a calendar.
  [2024, 262 - 11],
  [2025, 261 - 12],
  [2026, 261 - 10],
  [2027, 261 - 8],
])('%i has %i working days', (year, count) => {
  const days = Array.from({ length: 366 }, (_, at) => addDays(`${year}-01-01` as Day, at))
  expect(days.filter((day) => day.startsWith(String(year)) && isWorkingDay(day))).toHaveLength(count)
})

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1990-01-01', count))

test('the way there has as many working days as were asked for, and ends on one', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 15 }), (day, count) => {
      const then = addWorkingDays(day, count)
      const passed: Day[] = []
      for (let at = addDays(day, 1); at <= then; at = addDays(at, 1)) passed.push(at)
      expect(passed.filter(isWorkingDay)).toHaveLength(count)
      expect(isWorkingDay(then)).toBe(true)
    }),
  )
})

test('two working days and then three are five, and nobody waits more than nine days for two', () => {
  fc.assert(
    fc.property(days, (day) => {
      expect(addWorkingDays(addWorkingDays(day, 2), 3)).toBe(addWorkingDays(day, 5))
      expect(addWorkingDays(day, 2) <= addDays(day, 9)).toBe(true)
    }),
  )
})

test('Easter is always a Sunday between 22 March and 25 April', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1583, max: 4000 }), (year) => {
      const easter = easterSunday(year)
      expect(weekdayOf(easter)).toBe(7)
      expect(easter.slice(5) >= '03-22' && easter.slice(5) <= '04-25').toBe(true)
    }),
  )
})
