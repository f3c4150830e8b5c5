import { changeKept } from '#web/lib/kept.ts'
import { greenKeys } from './exercise-list.ts'
import { noTimes, parseRecovery, walks, withTimes } from './recovery-times.ts'

/** Puts five walks into the kept week. @returns whether the browser kept them. */
export function planWalks(what: string): boolean {
  return changeKept(greenKeys.recovery, parseRecovery, noTimes, (plan) => ({
    ...plan,
    times: withTimes(plan.times, walks(what)),
  }))
}
