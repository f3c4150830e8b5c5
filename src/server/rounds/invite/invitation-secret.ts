import { readMailCode, readSlipCode } from '#core/round/slip-code.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import {
  returnAttempt,
  secondsToNextWindow,
  takeAttempt,
} from '#server/platform/limits/attempt-repository.ts'

/**
 * Hash of a secret that opens an invitation without an account: the token of a mailed link, the code beside that link, or the code of
 * a slip. The mailed code is another form of the link's token.
 */
export function invitationSecretHash(keys: Keys, secret: string): Buffer {
  const slip = readSlipCode(secret)
  if (slip !== null) return keys.slipCodeHash(slip)
  const mailed = readMailCode(secret)
  return keys.invitationTokenHash(mailed === null ? secret : keys.invitationTokenOf(mailed))
}

export const isSlipCode = (secret: string): boolean => readSlipCode(secret) !== null

const isTyped = (secret: string): boolean => isSlipCode(secret) || readMailCode(secret) !== null

/**
 * Wrong codes an hour, over all instances. Right ones are not counted, so colleagues do not lock out a care home behind one
 * address. At this pace four weeks are 6.7 million guesses at 50 bits (slips) or 60 (mailed codes).
 */
const wrongCodesPerHour = { network: 100, wider: 400, all: 10_000 } as const

/** The networks of a request, by `platform/net/network-of.ts`. */
export type Networks = { readonly network: string; readonly wider: string }

/**
 * Opens or answers an invitation by its secret. A code is short enough to be guessed, so wrong ones are counted; the
 * token of a mailed link is not. @throws Refusal `too-many-requests`; errors of the work
 */
export async function withinCodeGuesses<T>(
  deps: CountingDeps,
  { secret, networks }: { readonly secret: string | undefined; readonly networks: Networks },
  work: () => Promise<T>,
): Promise<T> {
  if (secret === undefined || !isTyped(secret)) return work()
  return withinWrongCodes(deps, { codes: 'slip codes', wrong: 'invitation-unknown', networks }, work)
}

type CountingDeps = Pick<Deps, 'pools' | 'keys' | 'clock'>
type Counted = {
  /** The kind of code: each kind has counters of its own. */
  readonly codes: string
  /** The work's refusal for a wrong code. */
  readonly wrong: Refusal['code']
  readonly networks: Networks
}

/** Runs work with a code, unless too many wrong ones were tried. @throws Refusal `too-many-requests`; errors of the work */
export async function withinWrongCodes<T>(
  { pools, keys, clock }: CountingDeps,
  { codes, wrong: unknown, networks }: Counted,
  work: () => Promise<T>,
): Promise<T> {
  const now = clock()
  const counters = [
    { key: keys.attemptKey(`${codes} from network`, networks.network), limit: wrongCodesPerHour.network },
    { key: keys.attemptKey(`${codes} from wider network`, networks.wider), limit: wrongCodesPerHour.wider },
    { key: keys.attemptKey(codes, 'all'), limit: wrongCodesPerHour.all },
  ]
  const mayTry = await asIdentity(pools.identity, async (tx) => {
    // From narrow to wide: once a limit is reached, wider ones are not counted.
    for (const counter of counters) if (!(await takeAttempt(tx, { ...counter, now }))) return false
    return true
  })
  if (!mayTry) throw new Refusal('too-many-requests', { retryAfter: secondsToNextWindow(now) })
  let wrong = false
  try {
    return await work()
  } catch (error) {
    wrong = error instanceof Refusal && error.code === unknown
    throw error
  } finally {
    if (!wrong) {
      await asIdentity(pools.identity, async (tx) => {
        for (const { key } of counters) await returnAttempt(tx, { key, at: now })
      })
    }
  }
}
