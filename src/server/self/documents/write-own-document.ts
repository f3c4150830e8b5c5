import { isDeepStrictEqual } from 'node:util'
import { isConsentKind } from '#core/consent/consents.ts'
import { holdsNothing } from '#core/consent/holds-nothing.ts'
import { holdPerson } from '#server/platform/db/hold.ts'
import { asPerson, type PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { idOfKey } from '#server/platform/keys/hmac.ts'
import { personKey } from '#server/platform/keys/person-key.ts'
import { isSpent, spendKey } from '#server/platform/keys/spent-key-repository.ts'
import { giveConsent, withdrawConsent } from '#server/self/results/consents.ts'
import { type OwnDocument, openDocument, sealDocument } from './own-document.ts'
import { readSealedDocument, writeSealedDocument } from './own-document-repository.ts'

export type DocumentToWrite<Document> = {
  readonly kind: string
  /** The version that the person changed; 0 when there was none. */
  readonly version: number
  readonly document: Document
  /** The idempotency key that the browser makes for each write. */
  readonly key: string | null
}

type WriteDeps = Pick<Deps, 'pools' | 'keys' | 'clock'>

/** Further work of a kind at each write, in the same transaction: both happen, or neither. */
export type AfterWrite<Document> = (
  tx: PersonTransaction,
  deps: Deps,
  written: { readonly personId: string; readonly document: Document },
) => Promise<void>

/**
 * Stores a document for its person, sealed with the person's own key, unless another device has written it meanwhile. A repeated
 * request gets the same answer, even when the document has been overwritten since.
 * @param afterWrite runs once a write, in its transaction
 * @throws Refusal newer-version, with nothing written; idempotency-conflict when the key stands for another content
 */
export async function writeOwnDocument<Document extends object>(
  deps: WriteDeps,
  personId: string,
  { kind, version, document, key }: DocumentToWrite<Document>,
  afterWrite?: (tx: PersonTransaction) => Promise<void>,
): Promise<OwnDocument> {
  const hashOf = (...parts: readonly unknown[]) =>
    deps.keys.attemptKey('own document', [personId, kind, ...parts].join(' '))
  const lastKey = key === null ? null : hashOf(key)
  const spent = key === null ? null : { personId, kind, id: idOfKey(hashOf(key, version)) }
  return asPerson(deps.pools.app, { personId }, async (tx) => {
    await holdPerson(tx, personId)
    const own = await personKey(tx, deps.keys, personId)
    const sealed = sealDocument(deps.keys, own, personId, { kind, document })
    const write = { personId, kind, changed: version, sealed, key: lastKey, now: deps.clock() }
    if (await writeSealedDocument(tx, write)) {
      // To clear a plan or a programme, a page writes one that is empty.
      const consent = holdsNothing(document) ? withdrawConsent : giveConsent
      if (isConsentKind(kind)) await consent(tx, deps, { personId, key: own }, kind)
      if (spent !== null) await spendKey(tx, spent)
      await afterWrite?.(tx)
      return { version: version + 1, document }
    }

    const row = await readSealedDocument(tx, personId, kind)
    const isLast = row?.lastKey != null && lastKey !== null && row.lastKey.equals(lastKey)
    if (row === null || !isLast) {
      // A device that had seen this write has overwritten it: the sender learns that it arrived, and merges nothing back.
      if (spent !== null && (await isSpent(tx, spent))) return { version: version + 1, document }
      throw new Refusal('newer-version')
    }
    if (!isDeepStrictEqual(openDocument(deps.keys, own, personId, row), document)) {
      throw new Refusal('idempotency-conflict')
    }
    return { version: row.version, document }
  })
}
