import { asIdentity, type IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { returnAttempt, takeAttempt } from '#server/platform/limits/attempt-repository.ts'
import { networkOf, widerNetworkOf } from '#server/platform/net/network-of.ts'
import { alarmsPerHour, guessesPerHour } from './sign-in-limits.ts'

type Guess = { readonly email: string; readonly ip: string; readonly now: Date }

/** From narrow to wide; the row that all requests share comes last. */
function countersOf(keys: Keys, { email, ip }: Guess) {
  return [
    { of: 'network', key: keys.attemptKey('guesses from network', networkOf(ip)) },
    { of: 'wider', key: keys.attemptKey('guesses from wider network', widerNetworkOf(ip)) },
    { of: 'address', key: keys.attemptKey('guesses at address', email) },
    { of: 'all', key: keys.attemptKey('guesses', 'all') },
  ] as const
}

/** Counts a guess. @returns the limit that is reached, if any; wider ones are then not counted. */
export async function countGuess(
  tx: IdentityTransaction,
  keys: Keys,
  guess: Guess,
): Promise<keyof typeof guessesPerHour | null> {
  for (const { of, key } of countersOf(keys, guess)) {
    if (!(await takeAttempt(tx, { key, now: guess.now, limit: guessesPerHour[of] }))) return of
  }
  return null
}

/** The refusal of a wrong code. It hides that an address has no more guesses: that would tell how often its owner has mistyped. */
export const refusalOfGuess = (full: keyof typeof guessesPerHour | null) =>
  full === null || full === 'address' ? 'wrong-code' : 'too-many-requests'

/** Takes a guess back: the code was right. */
export async function returnGuess(tx: IdentityTransaction, keys: Keys, guess: Guess): Promise<void> {
  for (const { key } of countersOf(keys, guess)) await returnAttempt(tx, { key, at: guess.now })
}

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
