import { StartError } from '#server/platform/db/start-error.ts'
import type { Deps } from '#server/platform/deps.ts'
import { insertHashKey, readHashKey } from './hash-key-repository.ts'
import type { Keys } from './keys.ts'

/**
 * The keys with which members keep their hashes permanently: the first start keeps the key behind them in the database, and
 * every later one takes it from there, whatever AUTH_SECRET says by then.
 * @throws StartError when no master key at work opens it: with other hashes the next release would protect nobody
 */
export async function holdHashKey({ pools, keys }: Pick<Deps, 'pools' | 'keys'>): Promise<Keys> {
  let kept = await readHashKey(pools.jobs)
  if (kept === null) {
    await insertHashKey(pools.jobs, keys.wrapHashKey())
    kept = await readHashKey(pools.jobs)
  }
  if (kept === null) throw new Error('a key that was just kept cannot be read')
  try {
    return keys.withHashKey(kept)
  } catch (error) {
    throw new StartError(
      'DATA_KEY does not open this database: it was wrapped by another key. Set DATA_KEY as it was, or the earlier one as DATA_KEY_OLD.',
      { cause: error },
    )
  }
}
