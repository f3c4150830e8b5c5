import type { PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Keys, WrappedKey } from '#server/platform/keys/keys.ts'
import { openJson, sealJson } from '#server/platform/keys/sealed-json.ts'
import { listSealedDocuments, type SealedDocument } from './own-document-repository.ts'

/** A document as its person reads it. The contract defines the kinds and their content. */
export type OwnDocument = {
  /** Counts writes from 1; 0 when nothing has been written. */
  readonly version: number
  readonly document: unknown
}

/** The kind is inside the seal too, so that a row cannot take the place of another. */
type Sealed = { readonly kind: string; readonly document: unknown }

export const sealDocument = (keys: Keys, key: WrappedKey, personId: string, sealed: Sealed): Buffer =>
  sealJson(keys, key, personId, sealed)

/** @throws when bytes, key, person and kind do not belong together */
export function openDocument(keys: Keys, key: WrappedKey, personId: string, row: SealedDocument): unknown {
  // Safe cast: only sealDocument writes these bytes, and GCM proves that they are unchanged.
  const { kind, document } = openJson(keys, key, personId, row.sealed) as Sealed
  if (kind !== row.kind) throw new Error(`a document of kind ${kind} lies where ${row.kind} belongs`)
  return document
}

/** All documents of a person, by kind. */
export async function listOwnDocuments(
  tx: PersonTransaction,
  keys: Keys,
  key: WrappedKey,
  personId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const rows = await listSealedDocuments(tx, personId)
  return Object.fromEntries(rows.map((row) => [row.kind, openDocument(keys, key, personId, row)]))
}
