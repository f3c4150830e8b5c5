import type { KeyHolder, SignedIn } from '#core/access/actor.ts'
import { type Budget, budgets } from '#core/access/budgets.ts'
import { countedAs } from '#core/access/rules.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { returnAttempt, secondsToNextWindow, takeAttempt } from './attempt-repository.ts'

/** A key of `keys.attemptKey`, and how many attempts an hour it allows. */
export type Limit = { readonly key: Buffer; readonly limit: number }

/**
 * Runs work that has an hourly limit. A refused attempt counts too; one that fails on our side is given back, so that
 * nobody pays for our error. @throws Refusal `too-many-requests`; errors of the work
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

/** Delays between retries, in ms: the cause of the failure may still last. No caller waits for them. */
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
    // The caller needs the error of the work, not one of giving back.
    if (next !== undefined) setTimeout(() => void giveBack(deps, taken, at, rest), next).unref()
  }
}

/**
 * Counts one request of a signed-in person or a program against an hourly quota, also when it is refused for another reason.
 * @throws Refusal `hour-used-up` when the hour's quota is used up
 */
export async function consumeQuota(
  { pools, keys, clock }: Pick<Deps, 'pools' | 'keys' | 'clock'>,
  actor: SignedIn | KeyHolder,
  budget: Budget,
): Promise<void> {
  const now = clock()
  const who = actor.kind === 'person' ? countedAs(actor) : actor.keyId
  const key = keys.attemptKey(`budget for ${budget}`, who)
  const limit = budgets[budget]
  if (await asIdentity(pools.identity, (tx) => takeAttempt(tx, { key, now, limit }))) return
  throw new Refusal('hour-used-up', { retryAfter: secondsToNextWindow(now) })
}
