import type { PersonTransaction } from '#server/platform/db/transaction.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Keys, WrappedKey } from './keys.ts'
import { insertPersonKey, readPersonKey } from './person-key-repository.ts'

/**
 * The person's data key, created at first use. Two first uses at once end with the same key: the first insert wins.
 * @throws Refusal not-signed-in when the person is being erased: the database stores no new key of theirs
 */
export async function personKey(tx: PersonTransaction, keys: Keys, personId: string): Promise<WrappedKey> {
  const known = await readPersonKey(tx, personId)
  if (known !== null) return known
  await insertPersonKey(tx, personId, keys.newPersonKey())
  const kept = await readPersonKey(tx, personId)
  if (kept === null) throw new Refusal('not-signed-in')
  return kept
}
