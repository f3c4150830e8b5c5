import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { isFirstTime } from '#server/platform/keys/is-first-time.ts'
import { type KeptFeed, removeFeed, replaceFeed } from './calendar-feed-repository.ts'

type Need = Pick<Deps, 'clock' | 'keys' | 'newId' | 'pools'>

/**
 * Makes a secret address for a person's calendar. The one there was opens nothing from then on. The same key sent twice
 * makes one address, and answers it twice: it follows from the key, and is stored nowhere.
 * @throws Refusal `idempotency-conflict` for the key of an address that was taken back or replaced since: it stays dead
 */
export async function makeOwnFeed(
  { clock, keys, newId, pools }: Need,
  personId: string,
  wish: { readonly titled: boolean; readonly key: string | null },
): Promise<{ readonly token: string; readonly feed: KeptFeed }> {
  const token = keys.calendarFeedToken(personId, `${wish.titled} ${wish.key ?? newId()}`)
  const tokenHash = keys.calendarFeedHash(token)
  const wanted = { personId, tokenHash, titled: wish.titled, now: clock() }
  const feed = await asPerson(pools.app, { personId }, (tx) => replaceFeed(tx, wanted))
  if (feed === null) throw new Refusal('idempotency-conflict')
  return { token, feed }
}

/** From then on the address opens nothing. Sent again late, with its key, it leaves a newer one alone. */
export async function removeOwnFeed(
  { pools, keys }: Pick<Deps, 'pools' | 'keys'>,
  personId: string,
  key: string | null = null,
): Promise<void> {
  await asPerson(pools.app, { personId }, async (tx) => {
    if (await isFirstTime(tx, keys, { personId, kind: 'calendar-feed', key })) await removeFeed(tx, personId)
  })
}
