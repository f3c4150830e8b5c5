import { listSealedDocuments } from '#server/db/own-document-repository.ts'
import type { PersonTransaction } from '#server/db/transaction.ts'
import type { Keys, WrappedKey } from '#server/keys/keys.ts'
import { openDocument } from './own-document.ts'

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
