import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { sampleEntry } from '#test/factories/sample-entry.ts'
import { writeCalendar } from '../calendar/write-calendar.ts'
import { withEnd, withMove, withState, withTimes } from './change-plan.ts'
import { occurrencesBetween, occurrencesOf } from './occurrences.ts'
import { noPlan, type Plan } from './plan.ts'
import { eventsOfPlan } from './plan-events.ts'
import { dueMailOfPlan } from './plan-mail.ts'
import { weekOf } from './weekly-review.ts'

const thursday = new Date('2026-11-26T08:00:00Z')
/** Mondays and Fridays at noon from 23 November, for two weeks. */
const entry = sampleEntry({ id: 'a', weekly: { on: [1, 5], weeks: 2 } })
const plan: Plan = { ...noPlan, entries: [entry] }
/** Tuesdays at five, from 1 December. */
const tuesdays = {
  first: '2026-12-01',
  time: '17:00',
  minutes: 15,
  weekly: { on: [2], weeks: 2 },
  remind: true,
} as const

const shownIn = (of: Plan) =>
  occurrencesBetween(of, '2026-11-01', '2026-12-31').map(
    ({ at, state, minutes }) => `${at.day} ${at.time} ${state} ${minutes}`,
  )

test('other times are for what is to come: what has been stays at its hour, done or not', () => {
  const done = withState(plan, 'a', '2026-11-23', 'done', thursday)
  expect(shownIn(withTimes(done, 'a', tuesdays, thursday))).toEqual([
    '2026-11-23 12:00 done 30',
    '2026-12-01 17:00 open 15',
    '2026-12-08 17:00 open 15',
  ])
  const silent = withTimes(plan, 'a', tuesdays, thursday)
  expect(shownIn(silent)[0]).toBe('2026-11-23 12:00 open 30')
  expect(weekOf(silent, '2026-11-23')).toMatchObject([{ done: 0, open: 1 }])
})

test('what was done early, or skipped ahead, stays where it was said', () => {
  const early = withState(plan, 'a', '2026-11-27', 'done', thursday)
  const skipped = withState(early, 'a', '2026-11-30', 'skipped', thursday)
  expect(shownIn(withTimes(skipped, 'a', tuesdays, thursday))).toEqual([
    '2026-11-23 12:00 open 30',
    '2026-11-27 12:00 done 30',
    '2026-11-30 12:00 skipped 30',
    '2026-12-01 17:00 open 15',
    '2026-12-08 17:00 open 15',
  ])
})

test('what was moved ahead follows the new times, and what was moved and has been stays where it went', () => {
  const ahead = withMove(plan, 'a', '2026-11-27', { day: '2026-12-05', time: '09:00' }, thursday)
  const moved = withMove(ahead, 'a', '2026-11-23', { day: '2026-11-25', time: '07:00' }, thursday)
  const sameDays = { ...tuesdays, first: '2026-11-27', weekly: { on: [5], weeks: 1 } } as const
  expect(shownIn(withTimes(moved, 'a', sameDays, thursday))).toEqual([
    '2026-11-25 07:00 open 30',
    '2026-11-27 17:00 open 15',
  ])
})

test('what was skipped ahead, let stand by other times and then opened again, follows the next times too', () => {
  const skipped = withState(plan, 'a', '2026-11-30', 'skipped', thursday)
  const opened = withState(withTimes(skipped, 'a', tuesdays, thursday), 'a', '2026-11-30', 'open', thursday)
  expect(shownIn(opened)).toContain('2026-11-30 12:00 open 30')
  const again = withTimes(opened, 'a', { ...tuesdays, time: '18:00' }, thursday)
  expect(shownIn(again)).toContain('2026-11-30 12:00 skipped 30')
  const mondays = { ...tuesdays, first: '2026-11-30', weekly: { on: [1], weeks: 1 } } as const
  expect(shownIn(withTimes(opened, 'a', mondays, thursday))).toContain('2026-11-30 17:00 open 30')
})

test('what was missed this morning can be set to this afternoon', () => {
  const friday = new Date('2026-11-27T12:00:00Z')
  const later = { ...tuesdays, first: '2026-11-27', weekly: { on: [5], weeks: 1 } } as const
  expect(shownIn(withTimes(plan, 'a', later, friday))).toEqual([
    '2026-11-23 12:00 open 30',
    '2026-11-27 17:00 open 30',
  ])
  const done = withState(plan, 'a', '2026-11-27', 'done', friday)
  expect(shownIn(withTimes(done, 'a', later, friday))).toEqual([
    '2026-11-23 12:00 open 30',
    '2026-11-27 12:00 done 30',
  ])
})

test('changed again and again, and stopped, it remembers every hour that has been', () => {
  const once = withTimes(plan, 'a', tuesdays, thursday)
  const second = new Date('2026-12-02T10:00:00Z')
  const fridays = { ...tuesdays, first: '2026-12-04', time: '08:00', weekly: { on: [5], weeks: 4 } } as const
  const twice = withTimes(once, 'a', fridays, second)
  const stopped = withEnd(twice, 'a', new Date('2026-12-05T10:00:00Z'))
  expect(shownIn(stopped)).toEqual([
    '2026-11-23 12:00 open 30',
    '2026-12-01 17:00 open 15',
    '2026-12-04 08:00 open 15',
  ])
})

test('a calendar that has the event takes the new one in its place, and what has been is beside it', () => {
  const done = withState(plan, 'a', '2026-11-23', 'done', thursday)
  const [before] = eventsOfPlan(done, () => 'Egen tid')
  // Within the same second, and on a clock that is an hour slow.
  const slow = new Date('2026-11-26T07:00:00Z')
  const changed = withTimes(done, 'a', tuesdays, slow)
  const file = writeCalendar(
    eventsOfPlan(changed, () => 'Egen tid'),
    thursday,
  )
  const calendar = new ICAL.Component(ICAL.parse(file))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  expect(events.map(({ uid, startDate }) => [uid, startDate.toString()])).toEqual([
    ['a@andrum', '2026-12-01T17:00:00'],
    ['a.2026-11-23@andrum', '2026-11-23T12:00:00'],
  ])
  expect(before?.id).toBe('a@andrum')
  expect(events[0]?.sequence).toBeGreaterThan(before?.revision ?? 0)
})

test('a year later the days of long ago are forgotten, and the event is still a newer one', () => {
  const done = withState(plan, 'a', '2026-11-23', 'done', thursday)
  const once = withTimes(done, 'a', tuesdays, thursday)
  const year = new Date('2027-12-02T10:00:00Z')
  const again = withTimes(once, 'a', { ...tuesdays, first: '2027-12-07' }, year)
  expect(JSON.stringify(again)).not.toContain('2026-11-23')
  const [before, after] = [once, again].map((of) => eventsOfPlan(of, () => 'Egen tid')[0]?.revision ?? 0)
  expect(after).toBeGreaterThan(before ?? 0)
})

test('what was skipped before the change is in no calendar', () => {
  const skipped = withState(plan, 'a', '2026-11-23', 'skipped', thursday)
  const ids = eventsOfPlan(withTimes(skipped, 'a', tuesdays, thursday), () => 'Egen tid').map(({ id }) => id)
  expect(ids).toEqual(['a@andrum'])
})

test('reminders by mail follow, also across the clock change', () => {
  const spring = new Date('2027-03-22T08:00:00Z')
  const sundays = {
    first: '2027-03-28',
    time: '02:30',
    minutes: 15,
    weekly: { on: [7], weeks: 2 },
    remind: true,
  } as const
  const mailed: Plan = {
    ...noPlan,
    mail: { on: true, at: '' },
    entries: [sampleEntry({ id: 'a', first: '2027-03-24', weekly: { on: [3], weeks: 3 } })],
  }
  const moments = (of: Plan) =>
    dueMailOfPlan(of, spring).flatMap(({ kind, dueAt }) =>
      kind === 'plan-reminder' ? [dueAt.toISOString()] : [],
    )
  expect(moments(mailed)).toHaveLength(3)
  expect(moments(withTimes(mailed, 'a', sundays, spring))).toEqual([
    '2027-03-28T01:20:00.000Z',
    '2027-04-04T00:20:00.000Z',
  ])
  expect(moments(withTimes(mailed, 'a', { ...sundays, remind: false }, spring))).toEqual([])
})

test('what was done stays to be seen, though another device took its day out of the times', () => {
  const orphan = sampleEntry({
    id: 'a',
    first: '2026-12-01',
    marks: { '2026-11-23': { state: 'done', to: null, at: '2026-11-23T12:00:00Z' } },
  })
  expect(occurrencesOf(orphan).map(({ day, state }) => [day, state])).toEqual([
    ['2026-11-23', 'done'],
    ['2026-12-01', 'open'],
  ])
})

test('an entry that is not there, or is gone, is not brought back by other times', () => {
  const gone = withEnd(plan, 'a', new Date('2026-11-20T08:00:00Z'))
  expect(shownIn(withTimes(gone, 'a', tuesdays, thursday))).toEqual([])
  expect(withTimes(plan, 'b', tuesdays, thursday)).toEqual(plan)
})
