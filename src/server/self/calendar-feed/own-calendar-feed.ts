import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { isFirstTime } from '#server/platform/keys/is-first-time.ts'
import { removeFeed, replaceFeed, type StoredFeed } from './calendar-feed-repository.ts'

type Need = Pick<Deps, 'clock' | 'keys' | 'newId' | 'pools'>

/**
 * Makes a secret address for a person's calendar; the former address opens nothing from then on. A repeated key makes the same
 * address again: it follows from the key, and is not stored.
 * @throws Refusal `idempotency-conflict` for the key of an address that has been revoked or replaced since: it stays invalid
 */
export async function makeOwnFeed(
  { clock, keys, newId, pools }: Need,
  personId: string,
  wish: { readonly titled: boolean; readonly key: string | null },
): Promise<{ readonly token: string; readonly feed: StoredFeed }> {
  const token = keys.calendarFeedToken(personId, `${wish.titled} ${wish.key ?? newId()}`)
  const tokenHash = keys.calendarFeedHash(token)
  const wanted = { personId, tokenHash, titled: wish.titled, now: clock() }
  const feed = await asPerson(pools.app, { personId }, (tx) => replaceFeed(tx, wanted))
  if (feed === null) throw new Refusal('idempotency-conflict')
  return { token, feed }
}

/** Revokes the address. A late repetition, with its key, leaves a newer one alone. */
export async function removeOwnFeed(
  { pools, keys }: Pick<Deps, 'pools' | 'keys'>,
  personId: string,
  key: string | null = null,
): Promise<void> {
  await asPerson(pools.app, { personId }, async (tx) => {
    if (await isFirstTime(tx, keys, { personId, kind: 'calendar-feed', key })) await removeFeed(tx, personId)
  })
}
