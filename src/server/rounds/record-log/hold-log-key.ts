import { isSame, toHex } from '@andrum/record-log/log/bytes.ts'
import { StartError } from '#server/platform/db/start-error.ts'
import { asPerson, asRelease } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { publicLogKey } from '#server/platform/keys/record-log-key.ts'
import { insertLogKey, readLogSize, readNewestLogKey } from './record-log-repository.ts'

/**
 * Makes one key sign the log of this database: the first start stores its public half, and every later one has the same key or names
 * the earlier one that it replaces.
 * @throws StartError for another key: those who know the log by the earlier key would see a log with another signer
 */
export async function holdLogKey({
  pools,
  recordLog,
  config: { logKeyOld },
}: {
  readonly pools: Deps['pools']
  readonly recordLog: Pick<Deps['recordLog'], 'key'>
  readonly config: { readonly logKeyOld?: string }
}): Promise<void> {
  const { publicKey } = recordLog.key
  const size = await asPerson(pools.app, { personId: null }, readLogSize)
  await asRelease(pools.release, {}, async (tx) => {
    const newest = await readNewestLogKey(tx)
    if (newest !== null && isSame(newest, publicKey)) return
    const isOld = newest !== null && logKeyOld !== undefined && isSame(newest, publicLogKey(logKeyOld))
    if (newest !== null && size > 0 && !isOld) {
      throw new StartError(
        `LOG_KEY is another key than the one that has signed this record log (${toHex(newest).slice(0, 16)}…, now ${toHex(publicKey)}). Set LOG_KEY as it was, or put DATA_DIR/secrets/log-key back from your backup. To change the key, set the earlier one as LOG_KEY_OLD and tell the witnesses.`,
      )
    }
    await insertLogKey(tx, publicKey)
  })
}
