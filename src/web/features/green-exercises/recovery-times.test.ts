import { expect, test } from 'vitest'
import type { RecoveryTime } from '#core/exercises/exercises.ts'
import { noTimes, parseRecovery } from './recovery-times.ts'

const rest: RecoveryTime = { id: 'a', weekday: 3, time: '17:00', minutes: 45, what: 'Egen tid' }

test('what is damaged in the browser is left out, and the rest stays', () => {
  const damaged = { times: [rest, { ...rest, time: '25:00' }, { ...rest, weekday: 9 }, 7], weeks: 400 }
  expect(parseRecovery(damaged)).toEqual({ times: [rest], weeks: noTimes.weeks })
  expect(parseRecovery({ times: 'x' })).toBeNull()
})
