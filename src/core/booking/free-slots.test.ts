import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { instantOf, localTimeAt } from '../calendar/instant-of.ts'
import { addDays, type ClockTime, type Day, type Weekday, weekdays } from '../calendar/local-time.ts'
import { type Availability, type AvailabilityException, openSpans } from './availability.ts'
import { bookingTypes, type SlotTypeId, slotTypeIds } from './booking-types.ts'
import { freeSlots, heldSpan, nearestSlots } from './free-slots.ts'
import { overlap, type Span } from './spans.ts'

const minute = 60_000
const plain: Availability = {
  weekly: [],
  exceptions: [],
  minutesBefore: 0,
  minutesAfter: 0,
  noticeHours: 0,
  horizonDays: 60,
}

/** Monday 2 March 2026, 09:00 in Stockholm. */
const now = new Date('2026-03-02T08:00:00Z')

type Asked = Partial<Availability> & {
  readonly from?: Day
  readonly to?: Day
  readonly type?: SlotTypeId
  readonly taken?: readonly Span[]
  readonly now?: Date
}

/** What clocks show at each free slot: `03-04 09:00`. */
function shown({ from = '2026-03-04', to = from, type = 'meeting', taken = [], ...rest }: Asked): string[] {
  const { now: at = now, ...change } = rest
  const slots = freeSlots({
    availability: { ...plain, ...change },
    taken,
    type,
    days: { from, to },
    now: at,
  })
  return slots.map((slot) => {
    const { day, time } = localTimeAt(slot)
    return `${day.slice(5)} ${time}`
  })
}

const hours = (from: ClockTime, until: ClockTime, types: readonly SlotTypeId[] = slotTypeIds) => ({
  from,
  until,
  types,
})
const daily = (from: ClockTime, until: ClockTime) =>
  weekdays.map((weekday) => ({ weekday, ...hours(from, until) }))
const away = (day: Day, time: ClockTime, untilDay: Day, untilTime: ClockTime): AvailabilityException => ({
  kind: 'away',
  from: { day, time },
  until: { day: untilDay, time: untilTime },
})
const at = (day: Day, time: ClockTime) => instantOf({ day, time })
const span = (day: Day, from: ClockTime, until: ClockTime): Span => ({
  from: at(day, from).getTime(),
  until: at(day, until).getTime(),
})

describe('free slots', () => {
  it.each<[string, Asked, string[]]>([
    ['nobody has published anything', {}, []],
    ['hours of the day', { weekly: daily('09:00', '10:30') }, ['03-04 09:00', '03-04 09:30', '03-04 10:00']],
    ['a window as long as the meeting', { weekly: daily('09:00', '09:30') }, ['03-04 09:00']],
    ['a window a little too short', { weekly: daily('09:00', '09:25') }, []],
    ['another weekday', { weekly: [{ weekday: 4, ...hours('09:00', '10:00') }] }, []],
    ['hours for other types', { weekly: [{ weekday: 3, ...hours('09:00', '10:00', ['support']) }] }, []],
    [
      'hours that overlap count once',
      { weekly: [...daily('09:00', '10:00'), ...daily('09:30', '10:30')] },
      ['03-04 09:00', '03-04 09:30', '03-04 10:00'],
    ],
    [
      'public holidays are closed, though the week has hours on them',
      { weekly: daily('09:00', '09:30'), from: '2026-04-02', to: '2026-04-07' },
      ['04-02 09:00', '04-04 09:00', '04-05 09:00', '04-07 09:00'],
    ],
    [
      'a public holiday on which somebody works all the same, with extra hours',
      {
        weekly: daily('09:00', '09:30'),
        exceptions: [{ kind: 'extra', day: '2026-04-06', ...hours('13:00', '13:30') }],
        from: '2026-04-06',
      },
      ['04-06 13:00'],
    ],
    ['until midnight', { weekly: daily('23:00', '00:00') }, ['03-04 23:00', '03-04 23:30']],
    [
      'over midnight, two days in a row',
      { weekly: [...daily('23:30', '00:00'), ...daily('00:00', '00:30')], to: '2026-03-05' },
      ['03-04 00:00', '03-04 23:30', '03-05 00:00', '03-05 23:30'],
    ],
    [
      'away for an hour',
      {
        weekly: daily('09:00', '11:00'),
        exceptions: [away('2026-03-04', '09:30', '2026-03-04', '10:15')],
      },
      ['03-04 09:00', '03-04 10:15'],
    ],
    [
      'away for days',
      {
        weekly: daily('09:00', '09:30'),
        to: '2026-03-08',
        exceptions: [away('2026-03-05', '00:00', '2026-03-08', '00:00')],
      },
      ['03-04 09:00', '03-08 09:00'],
    ],
    [
      'extra hours, also on a day away',
      {
        weekly: daily('09:00', '10:00'),
        exceptions: [
          away('2026-03-04', '00:00', '2026-03-05', '00:00'),
          { kind: 'extra', day: '2026-03-04', ...hours('18:00', '19:00') },
        ],
      },
      ['03-04 18:00', '03-04 18:30'],
    ],
    [
      'a meeting that is taken',
      { weekly: daily('09:00', '10:30'), taken: [span('2026-03-04', '09:30', '10:00')] },
      ['03-04 09:00', '03-04 10:00'],
    ],
    [
      'time before and after each meeting',
      { weekly: daily('09:00', '11:00'), minutesBefore: 5, minutesAfter: 10 },
      ['03-04 09:00', '03-04 09:45', '03-04 10:30'],
    ],
    [
      'time around a meeting that is taken',
      {
        weekly: daily('09:00', '11:00'),
        minutesBefore: 15,
        minutesAfter: 15,
        taken: [span('2026-03-04', '10:00', '10:15')],
      },
      ['03-04 09:00'],
    ],
    [
      'a taken time that only touches',
      {
        weekly: daily('09:00', '10:00'),
        taken: [span('2026-03-04', '08:00', '09:00'), span('2026-03-04', '09:30', '10:00')],
      },
      ['03-04 09:00'],
    ],
    [
      'not before the notice',
      { weekly: daily('09:00', '10:30'), noticeHours: 48.5 },
      ['03-04 09:30', '03-04 10:00'],
    ],
    [
      'the minute of the notice itself',
      { weekly: daily('09:00', '09:30'), noticeHours: 48 },
      ['03-04 09:00'],
    ],
    ['the last day of the horizon', { weekly: daily('09:00', '09:30'), horizonDays: 2 }, ['03-04 09:00']],
    ['the day after the horizon', { weekly: daily('09:00', '09:30'), horizonDays: 1 }, []],
    [
      'a past time today',
      { weekly: daily('08:00', '10:00'), from: '2026-03-02' },
      ['03-02 09:00', '03-02 09:30'],
    ],
  ])('%s', (_, asked, slots) => {
    expect(shown(asked)).toEqual(slots)
  })
})

describe('when clocks change', () => {
  it.each<[string, Day, ClockTime, ClockTime, number]>([
    ['a Saturday night before summer time', '2026-03-28', '00:00', '00:00', 24],
    ['the Sunday of 23 hours', '2026-03-29', '00:00', '00:00', 23],
    ['the Sunday of 25 hours', '2026-10-25', '00:00', '00:00', 25],
    ['hours over the skipped one', '2026-03-29', '01:00', '04:00', 2],
    ['hours that end in the skipped one', '2026-03-29', '01:00', '02:30', 1.5],
    ['hours over the doubled one', '2026-10-25', '01:00', '04:00', 4],
    ['an ordinary working day after the change', '2026-03-30', '08:00', '17:00', 9],
  ])('%s: %s %s–%s is %d hours', (_, day, from, until, length) => {
    const spans = openSpans({ weekly: daily(from, until), exceptions: [] }, 'meeting', { from: day, to: day })
    expect(spans.map((open) => (open.until - open.from) / (60 * minute))).toEqual([length])
  })

  it('nine o’clock is nine o’clock on both sides of it', () => {
    for (const day of ['2026-03-28', '2026-03-30', '2026-10-24', '2026-10-26'] as const) {
      expect(
        shown({ weekly: daily('09:00', '09:30'), from: day, now: at(addDays(day, -3), '12:00') }),
      ).toEqual([`${day.slice(5)} 09:00`])
    }
  })

  it('the night of the change offers no time twice and none that clocks never show', () => {
    const spring = shown({ weekly: daily('01:00', '04:00'), from: '2026-03-29' })
    expect(spring).toEqual(['03-29 01:00', '03-29 01:30', '03-29 03:00', '03-29 03:30'])
    const autumn = freeSlots({
      availability: { ...plain, weekly: daily('02:00', '03:00') },
      taken: [],
      type: 'meeting',
      days: { from: '2026-10-25', to: '2026-10-25' },
      now: at('2026-10-20', '12:00'),
    })
    expect(new Set(autumn.map((slot) => slot.getTime())).size).toBe(autumn.length)
  })
})

const aQuarter = fc.integer({ min: 0, max: 95 })
const clock = (quarter: number): ClockTime =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}` as ClockTime
const someHours = fc
  .tuple(aQuarter, aQuarter)
  .filter(([a, b]) => a !== b)
  .map(([a, b]) => ({ from: clock(Math.min(a, b)), until: clock(Math.max(a, b)), types: slotTypeIds }))
const weekly = fc.array(
  fc
    .tuple(fc.constantFrom(...weekdays), someHours)
    .map(([weekday, open]) => ({ weekday: weekday as Weekday, ...open })),
  { maxLength: 10 },
)
/** Weeks with a change of clocks, and two without. */
const someDay = fc.constantFrom<Day>('2026-03-27', '2026-10-23', '2026-12-30', '2028-02-28')

test('whatever staff publish, slots never overlap, lie within the hours, after the notice, and are not taken', () => {
  fc.assert(
    fc.property(
      weekly,
      fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), someHours), { maxLength: 4 }),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), someHours), { maxLength: 3 }),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 7 * 96 }), fc.integer({ min: 1, max: 12 })), {
        maxLength: 6,
      }),
      someDay,
      fc.constantFrom(...slotTypeIds),
      fc.record({
        minutesBefore: fc.constantFrom(0, 5, 10, 30),
        minutesAfter: fc.constantFrom(0, 5, 15),
        noticeHours: fc.constantFrom(0, 1, 24),
        horizonDays: fc.constantFrom(1, 3, 60),
      }),
      (week, gaps, more, held, from, type, settings) => {
        const exceptions: AvailabilityException[] = [
          ...gaps.map(([offset, open]) => {
            const day = addDays(from, offset)
            return away(day, open.from, day, open.until)
          }),
          ...more.map(([offset, open]) => ({ kind: 'extra' as const, day: addDays(from, offset), ...open })),
        ]
        const availability: Availability = { weekly: week, exceptions, ...settings }
        const start = at(from, '00:00').getTime()
        const taken = held.map(([quarter, length]) => ({
          from: start + quarter * 15 * minute,
          until: start + (quarter + length) * 15 * minute,
        }))
        const asked = new Date(start + 10 * 60 * minute)
        const days = { from, to: addDays(from, 5) }
        const slots = freeSlots({ availability, taken, type, days, now: asked })
        const { minutes } = bookingTypes[type]
        const open = openSpans(availability, type, days)
        for (const [index, slot] of slots.entries()) {
          const meeting = heldSpan(slot, minutes, { minutesBefore: 0, minutesAfter: 0 })
          const held = heldSpan(slot, minutes, settings)
          expect(open.some((one) => one.from <= meeting.from && meeting.until <= one.until)).toBe(true)
          expect(taken.some((one) => overlap(one, held))).toBe(false)
          expect(slot.getTime()).toBeGreaterThanOrEqual(asked.getTime() + settings.noticeHours * 60 * minute)
          const next = slots[index + 1]
          if (next) expect(meeting.until).toBeLessThanOrEqual(next.getTime())
        }
      },
    ),
    { numRuns: 500 },
  )
})

test('of what is left, the nearest times are offered, in order', () => {
  const slots = [1, 2, 5, 6, 9].map((one) => new Date(one))
  expect(nearestSlots(slots, new Date(5), 3).map(Number)).toEqual([2, 5, 6])
  expect(nearestSlots([], new Date(5), 3)).toEqual([])
})
