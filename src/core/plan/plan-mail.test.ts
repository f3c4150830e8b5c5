import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleEntry } from '#test/factories/sample-entry.ts'
import { localTimeAt } from '../calendar/instant-of.ts'
import type { ClockTime } from '../calendar/local-time.ts'
import { noPlan, type Plan, type PlanEntry } from './plan.ts'
import { dueMailOfPlan } from './plan-mail.ts'

const long = new Date('2026-01-01T00:00:00Z')
const planOf = (...entries: PlanEntry[]): Plan => ({
  ...noPlan,
  mail: { on: true, at: '2026-01-01T00:00:00Z' },
  entries,
})
const clocksOf = (plan: Plan, kind: string, since = long) =>
  dueMailOfPlan(plan, since)
    .filter((mail) => mail.kind === kind)
    .map(({ dueAt }) => `${localTimeAt(dueAt).day} ${localTimeAt(dueAt).time} ${dueAt.toISOString()}`)

describe('reminders of a plan', () => {
  test.each([
    // Back at 03:00 on 25 October 2026.
    ['2026-10-24', '08:00', '2026-10-24 07:50 2026-10-24T05:50:00.000Z'],
    ['2026-10-25', '08:00', '2026-10-25 07:50 2026-10-25T06:50:00.000Z'],
    // The hour that comes twice: the first of the two.
    ['2026-10-25', '02:30', '2026-10-25 02:20 2026-10-25T00:20:00.000Z'],
    // Forward at 02:00 on 28 March 2027.
    ['2027-03-27', '08:00', '2027-03-27 07:50 2027-03-27T06:50:00.000Z'],
    ['2027-03-28', '08:00', '2027-03-28 07:50 2027-03-28T05:50:00.000Z'],
    // The hour that is skipped: an hour later on the clock.
    ['2027-03-28', '02:30', '2027-03-28 03:20 2027-03-28T01:20:00.000Z'],
    ['2027-03-28', '03:00', '2027-03-28 01:50 2027-03-28T00:50:00.000Z'],
  ] as const)('on %s at %s come ten minutes before: %s', (first, time, due) => {
    expect(clocksOf(planOf(sampleEntry({ first, time, remind: true })), 'plan-reminder')).toEqual([due])
  })

  test('two actions at one time are one e-mail', () => {
    const [one, other] = [sampleEntry({ remind: true }), sampleEntry({ id: 'b', remind: true })]
    expect(clocksOf(planOf(one, other), 'plan-reminder')).toHaveLength(1)
  })

  test('none for what is done, skipped, taken away or not to be reminded of, nor without asking for mail', () => {
    const entry = sampleEntry({ remind: true })
    const mark = (state: 'done' | 'skipped') => ({
      [entry.first]: { state, to: null, at: '2026-01-01T00:00:00Z' },
    })
    for (const plan of [
      planOf({ ...entry, marks: mark('done') }),
      planOf({ ...entry, marks: mark('skipped') }),
      planOf({ ...entry, removed: true }),
      planOf({ ...entry, remind: false }),
      { ...planOf(entry), mail: { on: false, at: '' } },
    ]) {
      expect(clocksOf(plan, 'plan-reminder')).toEqual([])
    }
  })

  test('none of any kind, nor a weekly review, without asking for mail', () => {
    const plan = planOf(sampleEntry({ remind: true }))
    expect(clocksOf(plan, 'weekly-review')).toHaveLength(1)
    expect(dueMailOfPlan({ ...plan, mail: { ...plan.mail, on: false } }, long)).toEqual([])
  })

  test('always at the chosen local time, all year round', () => {
    const anyEntry = fc.record({
      days: fc.integer({ min: 0, max: 700 }),
      hour: fc.integer({ min: 4, max: 23 }),
      minute: fc.constantFrom(10, 15, 30, 45),
    })
    fc.assert(
      fc.property(anyEntry, ({ days, hour, minute }) => {
        const { day } = localTimeAt(new Date(Date.UTC(2026, 0, 1 + days, 12)))
        const two = (value: number) => String(value).padStart(2, '0')
        const time: ClockTime = `${hour}:${minute}`.padStart(5, '0') as ClockTime
        const times = clocksOf(
          planOf(sampleEntry({ first: day, time, remind: true })),
          'plan-reminder',
          new Date('2025-01-01T00:00:00Z'),
        )
        expect(times[0]?.slice(0, 16)).toBe(`${day} ${two(hour)}:${two(minute - 10)}`)
      }),
    )
  })

  test('never more than a plan has room for, the nearest first', () => {
    const entries = Array.from({ length: 200 }, (_, n) =>
      sampleEntry({
        id: `e${n}`,
        first: '2026-11-23',
        time: `${String(n % 24).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}` as ClockTime,
        weekly: { on: [1, 2, 3, 4, 5, 6, 7], weeks: 12 },
        remind: true,
      }),
    )
    const times = clocksOf(planOf(...entries), 'plan-reminder')
    expect(times).toHaveLength(400)
    expect(times.every((due) => due < '2026-11-30')).toBe(true)
  })
})

test('a check-up has a reminder of its own kind, which can be switched off by itself', () => {
  const plan = planOf(
    sampleEntry({ remind: true }),
    sampleEntry({ id: 'b', action: 'check-up', remind: true }),
  )
  expect(clocksOf(plan, 'check-up-reminder')).toHaveLength(1)
  expect(clocksOf(plan, 'plan-reminder')).toHaveLength(1)
})

describe('the weekly review', () => {
  const weeks = sampleEntry({ first: '2026-10-19', weekly: { on: [1], weeks: 2 }, remind: false })

  test('comes on the Sunday of each week that had something in it, at the same local time', () => {
    expect(clocksOf(planOf(weeks), 'weekly-review')).toEqual([
      '2026-10-25 18:00 2026-10-25T17:00:00.000Z',
      '2026-11-01 18:00 2026-11-01T17:00:00.000Z',
    ])
    const spring = sampleEntry({ first: '2027-03-22', weekly: { on: [1], weeks: 1 } })
    expect(clocksOf(planOf(spring), 'weekly-review')).toEqual(['2027-03-28 18:00 2027-03-28T16:00:00.000Z'])
  })

  test('does not come for a week that has been reviewed', () => {
    const seen = { '2026-10-19': { helped: [], words: '', at: '2026-10-25T08:00:00Z' } }
    expect(clocksOf({ ...planOf(weeks), reviews: seen }, 'weekly-review')).toHaveLength(1)
  })
})
