import { StartError } from '#server/platform/db/start-error.ts'
import type { Deps } from '#server/platform/deps.ts'
import { insertHashKey, readHashKey } from './hash-key-repository.ts'
import type { Keys } from './keys.ts'

/**
 * The keys that keep the hashes of members the same for ever: the first start stores the key behind them in the database, and
 * every later one reads it from there, whatever AUTH_SECRET says by then.
 * @throws StartError when no current master key unwraps it: with other hashes the next release would protect nobody
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
