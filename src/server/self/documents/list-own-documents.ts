import type { PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Keys, WrappedKey } from '#server/platform/keys/keys.ts'
import { openDocument } from './own-document.ts'
import { listSealedDocuments } from './own-document-repository.ts'

/** Everything a person has written, by kind. */
export async function listOwnDocuments(
  tx: PersonTransaction,
  keys: Keys,
  key: WrappedKey,
  personId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const rows = await listSealedDocuments(tx, personId)
  return Object.fromEntries(rows.map((row) => [row.kind, openDocument(keys, key, personId, row)]))
}
