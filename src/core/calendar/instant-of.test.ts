import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asClocksShow, dayOf, instantOf, isSkipped, localTimeAt } from './instant-of.ts'
import { addDays, type ClockTime, type Day, type LocalTime } from './local-time.ts'

const changes = [
  ['2024-03-31', '2024-10-27'],
  ['2025-03-30', '2025-10-26'],
  ['2026-03-29', '2026-10-25'],
  ['2027-03-28', '2027-10-31'],
  ['2028-03-26', '2028-10-29'],
  ['2029-03-25', '2029-10-28'],
  ['2030-03-31', '2030-10-27'],
] as const

const clocks = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Stockholm',
})

/** What clocks in Stockholm show, as the machine's time zone data say. */
function shownInWorld(instant: Date): LocalTime {
  const [day, time] = clocks.format(instant).split(' ')
  return { day: day as Day, time: time as ClockTime }
}

/** The first instant at which clocks show this; null in the skipped hour. */
function firstMomentInWorld({ day, time }: LocalTime): string | null {
  for (const hours of [2, 1]) {
    const instant = new Date(Date.parse(`${day}T${time}:00Z`) - hours * 3_600_000)
    const shown = shownInWorld(instant)
    if (shown.day === day && shown.time === time) return instant.toISOString()
  }
  return null
}

const times = [
  '00:00',
  '00:59',
  '01:00',
  '01:59',
  '02:00',
  '02:30',
  '02:59',
  '03:00',
  '03:01',
  '08:00',
  '23:59',
]
const around = changes
  .flat()
  .flatMap((change) =>
    [-8, -1, 0, 1, 8].flatMap((days) =>
      times.map((time) => [addDays(change, days), time as ClockTime] as const),
    ),
  )

test.each(around)('%s at %s is the moment when clocks in Stockholm first show it', (day, time) => {
  const moment = firstMomentInWorld({ day, time })
  expect(isSkipped({ day, time })).toBe(moment === null)
  if (moment !== null) expect(instantOf({ day, time }).toISOString()).toBe(moment)
})

test.each(changes)('on %s the hour from two to three does not exist, and is one hour later', (spring) => {
  expect(asClocksShow({ day: spring, time: '02:00' })).toEqual({ day: spring, time: '03:00' })
  expect(asClocksShow({ day: spring, time: '02:30' })).toEqual({ day: spring, time: '03:30' })
  expect(asClocksShow({ day: spring, time: '02:59' })).toEqual({ day: spring, time: '03:59' })
  expect(instantOf({ day: spring, time: '02:30' }).toISOString()).toBe(`${spring}T01:30:00.000Z`)
})

test.each(changes)('after %s, on %s the hour from two to three is the first of the two', (_, autumn) => {
  expect(instantOf({ day: autumn, time: '02:30' }).toISOString()).toBe(`${autumn}T00:30:00.000Z`)
  expect(asClocksShow({ day: autumn, time: '02:30' })).toEqual({ day: autumn, time: '02:30' })
})

test('at every minute from 1997 to 2060 clocks show what the machine’s time zone data say', () => {
  const minute = fc.date({
    min: new Date('1997-01-01T00:00Z'),
    max: new Date('2060-01-01T00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(minute, (instant) => {
      expect(localTimeAt(instant)).toEqual(shownInWorld(instant))
    }),
    { numRuns: 2000 },
  )
})

test('a time read from the clock and turned into a moment shows the same time again', () => {
  const minute = fc.date({
    min: new Date('1997-01-01T00:00Z'),
    max: new Date('2060-01-01T00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(minute, (instant) => {
      const shown = localTimeAt(instant)
      expect(localTimeAt(instantOf(shown))).toEqual(shown)
    }),
  )
})

test.each([
  ['2026-01-15T22:59:59Z', '2026-01-15'],
  ['2026-01-15T23:00:00Z', '2026-01-16'],
  ['2026-07-15T21:59:59Z', '2026-07-15'],
  ['2026-07-15T22:00:00Z', '2026-07-16'],
  ['2026-03-28T23:00:00Z', '2026-03-29'],
  ['2026-03-29T22:00:00Z', '2026-03-30'],
  ['2026-10-24T22:00:00Z', '2026-10-25'],
  ['2026-10-25T22:30:00Z', '2026-10-25'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
] as const)('at %s it is %s in Stockholm', (instant, day) => {
  expect(dayOf(new Date(instant))).toBe(day)
})
