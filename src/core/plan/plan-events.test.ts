import { expect, test } from 'vitest'
import { sampleEntry } from '#test/factories/sample-entry.ts'
import { withEnd, withMove, withState } from './change-plan.ts'
import { noPlan } from './plan.ts'
import { eventsOfPlan } from './plan-events.ts'

const now = new Date('2026-11-21T10:00:00Z')
const weekly = { on: [5, 1], weeks: 2 } as const
const plan = { ...noPlan, entries: [sampleEntry({ id: 'a', weekly, first: '2026-11-24' })] }
const events = (of = plan as typeof noPlan) => eventsOfPlan(of, () => 'Egen tid')

test('an entry is one event that begins on its first occurrence, whatever day it was chosen from', () => {
  expect(events()).toEqual([
    {
      id: 'a@andrum',
      title: 'Egen tid',
      minutes: 30,
      remindBefore: 10,
      revision: 0,
      start: { day: '2026-11-27', time: '12:00' },
      weekly: { on: [1, 5], times: 4, without: [], moved: [] },
    },
  ])
})

test('what was skipped is left out, what was moved stands where it went, and the event is a newer one', () => {
  const skipped = withState(plan, 'a', '2026-11-27', 'skipped', new Date('2026-11-26T10:00:00Z'))
  const to = { day: '2026-12-01', time: '08:00' } as const
  const [event] = events(withMove(skipped, 'a', '2026-11-30', to, new Date('2026-11-26T10:01:00Z')))
  expect(event?.weekly).toMatchObject({
    without: [{ day: '2026-11-27', time: '12:00' }],
    moved: [{ from: { day: '2026-11-30', time: '12:00' }, to }],
  })
  expect(event?.revision).toBe(2)
})

test('what was stopped has no more times, and what was taken away no event', () => {
  expect(events(withEnd(plan, 'a', new Date('2026-11-28T10:00:00Z')))[0]?.weekly?.times).toBe(1)
  expect(events(withEnd(plan, 'a', now))).toEqual([])
})

test('something that happens once is moved by beginning at another time', () => {
  const once = { ...noPlan, entries: [sampleEntry({ id: 'b', remind: false })] }
  const to = { day: '2026-12-01', time: '08:00' } as const
  expect(events(withMove(once, 'b', '2026-11-23', to, now))).toMatchObject([{ start: to }])
  expect(events(withState(once, 'b', '2026-11-23', 'skipped', now))).toEqual([])
})

test('every change makes the event a newer one, also within the same second and on a clock that goes wrong', () => {
  const slow = new Date('2020-01-01T00:00:00Z')
  const changes = [
    withState(plan, 'a', '2026-11-27', 'done', now),
    withState(withState(plan, 'a', '2026-11-27', 'done', now), 'a', '2026-11-27', 'open', slow),
    withEnd(withState(plan, 'a', '2026-11-27', 'done', now), 'a', slow),
  ]
  const [done = 0, regretted = 0, stopped = 0] = changes.map((of) => events(of)[0]?.revision)
  expect([done > 0, regretted > done, stopped > regretted]).toEqual([true, true, true])
})
