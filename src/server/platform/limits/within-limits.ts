import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { returnAttempt, secondsToNextWindow, takeAttempt } from './attempt-repository.ts'

/** Made by `keys.attemptKey`, and how many an hour. */
export type Limit = { readonly key: Buffer; readonly limit: number }

/**
 * Does something that may be done so many times an hour. What is refused counts too; what fails on our side is given
 * back, so that nobody pays for it. @throws Refusal `too-many-requests`; what the work throws
 */
export async function withinLimits<T>(
  deps: Pick<Deps, 'clock' | 'pools'>,
  limits: readonly Limit[],
  work: (now: Date) => Promise<T>,
): Promise<T> {
  const now = deps.clock()
  const taken = await asIdentity(deps.pools.identity, async (tx) => {
    const list: Limit[] = []
    for (const one of limits) if (await takeAttempt(tx, { ...one, now })) list.push(one)
    return list
  })
  if (taken.length < limits.length) throw tooMany(now)
  try {
    return await work(now)
  } catch (error) {
    if (!(error instanceof Refusal)) await giveBack(deps, taken, now)
    throw error
  }
}

export const tooMany = (now: Date) =>
  new Refusal('too-many-requests', { retryAfter: secondsToNextWindow(now) })

/** Whatever broke the work may still last: later tries, in milliseconds from the one before; nobody is kept waiting for them. */
const laterTries = [1000, 4000, 15_000]

async function giveBack(
  deps: Pick<Deps, 'pools'>,
  taken: readonly Limit[],
  at: Date,
  [next, ...rest] = laterTries,
): Promise<void> {
  try {
    await asIdentity(deps.pools.identity, async (tx) => {
      for (const { key } of taken) await returnAttempt(tx, { key, at })
    })
  } catch {
    // What the work threw is what counts.
    if (next !== undefined) setTimeout(() => void giveBack(deps, taken, at, rest), next).unref()
  }
}
