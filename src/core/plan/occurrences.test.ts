import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleEntry } from '#test/factories/sample-entry.ts'
import { localTimeAt } from '../calendar/instant-of.ts'
import {
  addDays,
  type ClockTime,
  type Day,
  type Weekday,
  weekdayOf,
  weekdays,
} from '../calendar/local-time.ts'
import { comingIn, daysOf, nextAfter, occurrencesBetween, occurrencesOf, remindersOf } from './occurrences.ts'
import { noPlan } from './plan.ts'

const everyWeekday = [1, 2, 3, 4, 5] as const

test.each([
  ['once', null, null, ['2026-11-23']],
  [
    'Mondays and Fridays for two weeks',
    { on: [1, 5], weeks: 2 },
    null,
    ['2026-11-23', '2026-11-27', '2026-11-30', '2026-12-04'],
  ],
  ['Wednesdays, from a Monday', { on: [3], weeks: 2 }, null, ['2026-11-25', '2026-12-02']],
  ['Mondays, stopped after the first', { on: [1], weeks: 12 }, '2026-11-29', ['2026-11-23']],
] as const)('%s', (_, weekly, last, days) => {
  expect(daysOf(sampleEntry({ weekly: weekly === null ? null : { ...weekly }, last }))).toEqual(days)
})

test('what is moved stands where it went, and keeps the name of its day', () => {
  const entry = sampleEntry({
    weekly: { on: [1, 3], weeks: 1 },
    marks: {
      '2026-11-23': { state: 'open', to: { day: '2026-11-26', time: '17:00' }, at: '2026-11-22T10:00:00Z' },
    },
  })
  const week = occurrencesBetween({ ...noPlan, entries: [entry] }, '2026-11-23', '2026-11-29')
  expect(week.map(({ day, at, moved }) => [day, at.day, at.time, moved])).toEqual([
    ['2026-11-25', '2026-11-25', '12:00', false],
    ['2026-11-23', '2026-11-26', '17:00', true],
  ])
})

test('in the skipped hour it stands as clocks show it; before and after, as it was chosen', () => {
  const entry = sampleEntry({ first: '2026-03-28', time: '02:30', weekly: { on: [6, 7, 1], weeks: 1 } })
  expect(occurrencesOf(entry).map(({ at }) => `${at.day} ${at.time}`)).toEqual([
    '2026-03-28 02:30',
    '2026-03-29 03:30',
    '2026-03-30 02:30',
  ])
})

test('reminders come at the same local time before and after both clock changes', () => {
  const remindersFrom = (first: Day) =>
    remindersOf(
      {
        ...noPlan,
        mail: { on: true, at: '' },
        entries: [sampleEntry({ first, weekly: { on: [7], weeks: 3 } })],
      },
      new Date('2026-01-01T00:00:00Z'),
    ).map(({ moment }) => moment.toISOString())
  expect(remindersFrom('2026-03-22')).toEqual([
    '2026-03-22T10:50:00.000Z',
    '2026-03-29T09:50:00.000Z',
    '2026-04-05T09:50:00.000Z',
  ])
  expect(remindersFrom('2026-10-18')).toEqual([
    '2026-10-18T09:50:00.000Z',
    '2026-10-25T10:50:00.000Z',
    '2026-11-01T10:50:00.000Z',
  ])
})

test('nobody is reminded of what is done, skipped, past or unwanted, nor without asking for mail', () => {
  const now = new Date('2026-11-24T12:00:00Z')
  const mark = (state: 'done' | 'skipped') => ({ state, to: null, at: '2026-11-24T10:00:00Z' })
  const entry = sampleEntry({
    weekly: { on: [...everyWeekday], weeks: 1 },
    marks: { '2026-11-25': mark('done'), '2026-11-26': mark('skipped') },
  })
  const plan = { ...noPlan, entries: [entry, sampleEntry({ id: 'quiet', remind: false })] }
  expect(remindersOf(plan, now)).toEqual([])
  expect(remindersOf({ ...plan, mail: { on: true, at: '' } }, now).map(({ day }) => day)).toEqual([
    '2026-11-27',
  ])
})

const aWeekly = fc.record({
  on: fc.uniqueArray(fc.constantFrom<Weekday>(...weekdays), { minLength: 1, maxLength: 7 }),
  weeks: fc.integer({ min: 1, max: 12 }),
})
const aDay = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2026-01-01', days))
const aTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` as ClockTime)

test('so many weeks on so many weekdays is that many occurrences, each on its weekday, over any change of clocks', () => {
  fc.assert(
    fc.property(aDay, aTime, aWeekly, (first, time, weekly) => {
      const entry = sampleEntry({ first, time, weekly })
      const occurrences = occurrencesOf(entry)
      expect(occurrences).toHaveLength(weekly.on.length * weekly.weeks)
      for (const { day, at } of occurrences) {
        expect(weekly.on).toContain(weekdayOf(day))
        expect(at.day).toBe(day)
        // Clocks show another time only for the skipped hour.
        if (!time.startsWith('02')) expect(at.time).toBe(time)
      }
      expect(comingIn([entry], localTimeAt(new Date('2020-01-01T00:00Z')))).toBe(occurrences.length)
    }),
  )
})

test('next after a day is what is left to do first, wherever it was moved to', () => {
  const done = { state: 'done', to: null, at: '2026-11-22T10:00:00Z' } as const
  const walk = sampleEntry({
    time: '12:00',
    weekly: { on: [2, 3, 5], weeks: 1 },
    marks: {
      '2026-11-24': done,
      '2026-11-25': { state: 'open', to: { day: '2026-11-28', time: '17:00' }, at: '2026-11-22T10:00:00Z' },
    },
  })
  const plan = { ...noPlan, entries: [walk] }
  expect(nextAfter(plan, '2026-11-23')?.at).toEqual({ day: '2026-11-27', time: '12:00' })
  expect(nextAfter(plan, '2026-11-27')?.at).toEqual({ day: '2026-11-28', time: '17:00' })
  expect(nextAfter(plan, '2026-11-28')).toBeUndefined()
})
