import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { readPersonKey } from '#server/platform/keys/person-key-repository.ts'
import { type OwnDocument, openDocument } from './own-document.ts'
import { readDocumentVersion, readSealedDocument } from './own-document-repository.ts'

/** A person's document of one kind; version 0 and null when they have written none. */
export async function readOwnDocument(
  deps: Pick<Deps, 'pools' | 'keys'>,
  personId: string,
  kind: string,
): Promise<OwnDocument> {
  const { key, row } = await asPerson(deps.pools.app, { personId }, async (tx) => ({
    key: await readPersonKey(tx, personId),
    row: await readSealedDocument(tx, personId, kind),
  }))
  if (key === null || row === null) return { version: 0, document: null }
  return { version: row.version, document: openDocument(deps.keys, key, personId, row) }
}

/** The document for a client that has a version of it; null when that version is still the stored one. */
export async function readChangedDocument(
  deps: Pick<Deps, 'pools' | 'keys'>,
  personId: string,
  { kind, isKnown }: { readonly kind: string; readonly isKnown: (version: number) => boolean },
): Promise<OwnDocument | null> {
  const version = await asPerson(deps.pools.app, { personId }, (tx) =>
    readDocumentVersion(tx, personId, kind),
  )
  return version !== null && isKnown(version) ? null : readOwnDocument(deps, personId, kind)
}
