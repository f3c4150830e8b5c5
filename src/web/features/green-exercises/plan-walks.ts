import type { RecoveryTimes } from '#core/exercises/exercises.ts'
import { walks, withTimes } from './recovery-times.ts'

/** Five walks in the week, as far as there is room. */
export const withWalks = (recovery: RecoveryTimes, what: string): RecoveryTimes => ({
  ...recovery,
  times: withTimes(recovery.times, walks(what)),
})
