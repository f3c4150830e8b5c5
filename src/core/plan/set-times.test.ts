import { expect, test } from 'vitest'
import { sampleEntry } from '#test/factories/sample-entry.ts'
import { newEntry, withState } from './change-plan.ts'
import { noPlan } from './plan.ts'
import { checkUpAt, checkUpIn, comingOf, recoveryAt, walks } from './set-times.ts'

const rest = { weekday: 3, time: '17:00', minutes: 45, what: 'Egen tid', weeks: 4 } as const

/** Wednesday 17:00 stays at 17:00 whatever the clocks did in between. */
test.each([
  ['2026-03-24', '12:00', '2026-03-25'],
  ['2026-03-25', '17:00', '2026-04-01'],
  ['2026-03-28', '23:59', '2026-04-01'],
  ['2026-10-24', '12:00', '2026-10-28'],
  ['2026-10-25', '02:30', '2026-10-28'],
] as const)('seen on %s at %s, the first Wednesday is %s at five', (day, time, first) => {
  const chosen = recoveryAt(rest, { day, time }, 'a')
  expect(chosen).toMatchObject({ first, time: '17:00', weekly: { on: [3], weeks: 4 }, title: 'Egen tid' })
  expect(recoveryAt({ ...rest, weeks: 1 }, { day, time }, 'a')).toMatchObject({ first, weekly: null })
})

test.each([
  ['a Friday after noon: from Monday', '2026-11-20', '12:00', '2026-11-23'],
  ['a Friday morning: from today', '2026-11-20', '11:59', '2026-11-20'],
  ['a Sunday: from tomorrow', '2026-11-22', '08:00', '2026-11-23'],
] as const)('walks of thirty minutes, five days a week, put in on %s', (_, day, time, first) => {
  expect(walks({ day, time }, 'w')).toMatchObject({
    first,
    minutes: 30,
    weekly: { on: [1, 2, 3, 4, 5], weeks: 4 },
  })
})

test('the booked check-up is the last that is not done, due or not', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const entries = [
    newEntry(checkUpAt('2026-12-01', '09:00', 'first'), now),
    newEntry(checkUpAt('2027-01-16', '09:00', 'second'), now),
  ]
  const plan = { ...noPlan, entries }
  expect(checkUpIn(plan)).toMatchObject({ id: 'second', at: { day: '2027-01-16', time: '09:00' } })
  const done = withState(plan, 'second', '2027-01-16', 'done', now)
  expect(checkUpIn(done)?.id).toBe('first')
  expect(checkUpIn(noPlan)).toBeNull()
})

test('what is to come for recovery stands as the week goes, and nothing else with it', () => {
  const now = { day: '2026-11-21', time: '10:00' } as const
  const entries = [
    sampleEntry({ id: 'thursday', action: 'recovery', first: '2026-11-26' }),
    sampleEntry({ id: 'walk', weekly: { on: [5, 2], weeks: 1 } }),
    sampleEntry({ id: 'past', action: 'recovery', first: '2026-11-20' }),
    sampleEntry({ id: 'other', action: 'own', title: 'Ringa' }),
  ]
  expect(comingOf({ ...noPlan, entries }, ['recovery', 'walk'], now).map(({ id }) => id)).toEqual([
    'walk',
    'thursday',
  ])
})
