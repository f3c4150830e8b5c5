import type { KeyHolder, SignedIn } from '#core/access/actor.ts'
import { type Budget, budgets } from '#core/access/budgets.ts'
import { countedAs } from '#core/access/rules.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { secondsToNextWindow, takeAttempt } from './attempt-repository.ts'

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
