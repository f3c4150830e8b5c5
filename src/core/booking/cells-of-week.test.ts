import { describe, expect, it, test } from 'vitest'
import { everything, extra, tuesday, tuesdays, with_ } from '#test/booking/stored-hours.ts'
import { instantOf } from '../calendar/instant-of.ts'
import { type ClockTime, type Day, weekdayOf } from '../calendar/local-time.ts'
import { cellsOfWeek, type StoredHours, timeOfCell } from './week-cells.ts'

/** Clocks go forward on Sunday 29 March 2026 and back on Sunday 25 October. */
const forward: Day = '2026-03-29'
const back: Day = '2026-10-25'

describe('a week of cells', () => {
  const monday: Day = '2026-11-23'
  const now = instantOf({ day: monday, time: '08:00' })
  const booked = (id: string, day: Day, from: ClockTime, until: ClockTime) => ({
    id,
    from: instantOf({ day, time: from }).getTime(),
    until: instantOf({ day, time: until }).getTime(),
  })
  const shown = (week: ReturnType<typeof cellsOfWeek>, day: Day, cell: number) =>
    week.days.find((one) => one.day === day)?.cells[cell]

  it('is laid out from 07 to 19 when nothing lies outside', () => {
    const week = cellsOfWeek(tuesdays, [], monday, now)
    expect([timeOfCell(week.first), timeOfCell(week.last + 1)]).toEqual(['07:00', '19:00'])
    expect(week.days.map(({ day }) => weekdayOf(day))).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect([17, 18, 23, 24].map((cell) => shown(week, tuesday, cell)?.open)).toEqual([
      'no',
      'yes',
      'yes',
      'no',
    ])
  })

  it('reaches as far as hours and bookings do, in whole hours', () => {
    const early = with_(extra('a', tuesday, '05:45', '06:15'))
    const week = cellsOfWeek(early, [booked('late', tuesday, '20:00', '20:30')], monday, now)
    expect([timeOfCell(week.first), timeOfCell(week.last + 1)]).toEqual(['05:00', '21:00'])
    expect([11, 12].map((cell) => shown(week, tuesday, cell)?.open)).toEqual(['partly', 'partly'])
    expect([40, 41].map((cell) => shown(week, tuesday, cell)?.booked)).toEqual([['late'], []])
  })

  it('says what has begun', () => {
    const week = cellsOfWeek(tuesdays, [], monday, now)
    expect([15, 16, 17].map((cell) => shown(week, monday, cell)?.over)).toEqual([true, true, false])
  })

  test('in the week when clocks go forward the skipped hour is over and empty', () => {
    const nights: StoredHours = {
      weekly: [{ weekday: 7, from: '01:00', until: '04:00', types: everything }],
      exceptions: [],
    }
    const week = cellsOfWeek(nights, [], '2026-03-23', new Date('2026-03-20T08:00:00Z'))
    const sunday = [2, 3, 4, 5, 6, 7].map((cell) => shown(week, forward, cell))
    expect(sunday.map((one) => one?.open)).toEqual(['yes', 'yes', 'no', 'no', 'yes', 'yes'])
    expect(sunday.map((one) => one?.over)).toEqual([false, false, true, true, false, false])
  })

  test('in the week when they go back a meeting in the second hour of two stands in it', () => {
    const second = {
      id: 'a',
      from: Date.parse('2026-10-25T01:10:00Z'),
      until: Date.parse('2026-10-25T01:40:00Z'),
    }
    const week = cellsOfWeek(tuesdays, [second], '2026-10-19', new Date('2026-10-18T08:00:00Z'))
    expect([4, 5, 6].map((cell) => shown(week, back, cell)?.booked)).toEqual([[], ['a'], []])
    expect(timeOfCell(week.first)).toBe('02:00')
  })
})
