import { expect, test } from 'vitest'
import { mostTimes, type RecoveryTime } from '#core/exercises/exercises.ts'
import { eventsOf, noTimes, parseRecovery, walks, withTimes } from './recovery-times.ts'

const rest: RecoveryTime = { id: 'a', weekday: 3, time: '17:00', minutes: 45, what: 'Egen tid' }

test('five walks of thirty minutes go into the week once, also when asked for twice', () => {
  const once = withTimes([rest], walks('Promenad'))
  expect(once).toHaveLength(6)
  expect(once.filter(({ minutes }) => minutes === 30).map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5])
  expect(withTimes(once, walks('Promenad'))).toEqual(once)
})

test('the week is never filled beyond what one keeps', () => {
  const full = Array.from({ length: mostTimes }, (_, hour) => ({
    ...rest,
    id: `${hour}`,
    time: `${String(hour).padStart(2, '0')}:00` as const as RecoveryTime['time'],
  }))
  expect(withTimes(full, walks('Promenad'))).toHaveLength(mostTimes)
})

/** Wednesday 17:00 stays at 17:00 whatever the clocks did in between. */
test.each([
  ['2026-03-24', '12:00', '2026-03-25'],
  ['2026-03-25', '17:00', '2026-04-01'],
  ['2026-03-28', '23:59', '2026-04-01'],
  ['2026-10-24', '12:00', '2026-10-28'],
  ['2026-10-25', '02:30', '2026-10-28'],
] as const)('seen on %s at %s, the first Wednesday is %s at five', (day, time, first) => {
  const [event] = eventsOf({ times: [rest], weeks: 4 }, { day, time })
  expect(event).toMatchObject({ start: { day: first, time: '17:00' }, weekly: { on: [3], times: 4 } })
})

test('only the next time is one event that does not repeat', () => {
  const [event] = eventsOf({ times: [rest], weeks: 1 }, { day: '2026-11-21', time: '10:00' })
  expect(event).not.toHaveProperty('weekly')
})

test('what is damaged in the browser is left out, and the rest stays', () => {
  const damaged = { times: [rest, { ...rest, time: '25:00' }, { ...rest, weekday: 9 }, 7], weeks: 400 }
  expect(parseRecovery(damaged)).toEqual({ times: [rest], weeks: noTimes.weeks })
  expect(parseRecovery({ times: 'x' })).toBeNull()
})
