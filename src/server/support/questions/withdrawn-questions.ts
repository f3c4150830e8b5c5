import { dayOf, instantOf } from '#core/calendar/instant-of.ts'
import { addDays } from '#core/calendar/local-time.ts'
import { keptForDays } from '#core/retention/kept-for.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { countAttempts, takeAttempt } from '#server/platform/limits/attempt-repository.ts'

type Need = Pick<Deps, 'keys' | 'pools'>

const keyOf = ({ keys }: Need, secretHash: Buffer) =>
  keys.attemptKey('withdrawn question', secretHash.toString('hex'))

/**
 * Notes that a question was withdrawn, so that a late repetition of its request does not restore it. Stores only a keyed hash, counted
 * at the end of the day on which the question would have been deleted, so that the row has no time of the sender's.
 */
export async function noteWithdrawn(deps: Need & Pick<Deps, 'clock'>, secretHash: Buffer): Promise<void> {
  const day = addDays(dayOf(deps.clock()), keptForDays.anonymousQuestion)
  const once = { key: keyOf(deps, secretHash), now: instantOf({ day, time: '00:00' }), limit: 1 }
  await asIdentity(deps.pools.identity, (tx) => takeAttempt(tx, once))
}

export const wasWithdrawn = async (deps: Need, secretHash: Buffer): Promise<boolean> =>
  (await asIdentity(deps.pools.identity, (tx) => countAttempts(tx, keyOf(deps, secretHash)))) > 0
