import type { HrTransaction, PersonTransaction } from '#server/platform/db/transaction.ts'
import { idOfKey } from './hmac.ts'
import type { Keys } from './keys.ts'
import { spendKey } from './spent-key-repository.ts'

/**
 * Whether a request may take effect: true once for each idempotency key. A late repetition would undo later changes. A request that
 * this transaction refuses may be sent again.
 * @param key made by the browser for this one request; without it every request counts as the first
 */
export async function isFirstTime(
  tx: PersonTransaction | HrTransaction,
  keys: Keys,
  {
    personId,
    kind,
    key,
  }: { readonly personId: string; readonly kind: string; readonly key?: string | null | undefined },
): Promise<boolean> {
  if (key == null) return true
  return spendKey(tx, { personId, kind, id: idOfKey(keys.attemptKey(`once ${kind}`, `${personId} ${key}`)) })
}
