import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { takeAttempt } from '#server/platform/limits/attempt-repository.ts'
import { alarmsPerHour } from './sign-in-limits.ts'

/**
 * Alerts the operator: the requests for codes, or the guesses, are more than people make. A few log lines an hour from all instances
 * together, under a name that never changes: `"alarm":"sign-in-brake"`.
 */
export async function soundSignInAlarm(
  deps: Pick<Deps, 'clock' | 'keys' | 'log' | 'pools'>,
  counted: 'codes' | 'guesses',
): Promise<void> {
  const { clock, keys, log, pools } = deps
  const key = keys.attemptKey('alarms', counted)
  const attempt = { key, now: clock(), limit: alarmsPerHour }
  if (!(await asIdentity(pools.identity, (tx) => takeAttempt(tx, attempt)))) return
  log.error({ alarm: 'sign-in-brake', counted }, 'Sign-in is braked: far more than people do')
}
