import type { SharedChecks } from '#core/guidance/guidance.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { openJson, sealJson } from '#server/platform/keys/sealed-json.ts'

/** The key of a guidance as its row has it. */
type Keyed = { readonly id: string; readonly wrappedKey: Buffer; readonly masterKey: string }

/** What is sealed in a guidance, by its kind. */
export type SealedContents = {
  readonly name: string
  readonly note: string
  readonly phone: string
  readonly message: {
    readonly text: string
    /** Who wrote, of a guide's message. */
    readonly guideName: string | null
    readonly proposal: readonly string[]
  }
  readonly share: unknown
  /** The latest weekly checks of a share. */
  readonly latest: SharedChecks
}

type Kind = keyof SealedContents

/**
 * Bytes that these are filled up to, as the longest of their kind needs them, so that a length tells nothing. A guide's list opens
 * two of them for each participant. Anything else is filled up as `sealJson` does it.
 */
const filledUpTo: { readonly [K in Kind]?: number } = { name: 512, phone: 512, latest: 1024 }

const about = (guidanceId: string, kind: Kind, which: string) => `guidance ${guidanceId} ${kind} ${which}`

/**
 * Seals one thing of a guidance with its key; it opens only as what it is.
 * @param which the id of a message, the kind of a share
 * @throws Refusal `guidance-closed` where the key is lost: sent again it would fail for ever
 */
export function sealIn<K extends Kind>(
  keys: Keys,
  { id, wrappedKey, masterKey }: Keyed,
  kind: K,
  value: SealedContents[K],
  which = '',
): Buffer {
  try {
    return sealJson(keys, { wrapped: wrappedKey, masterKey }, about(id, kind, which), value, filledUpTo[kind])
  } catch {
    throw new Refusal('guidance-closed')
  }
}

/** @returns null where the key is lost: one thing that cannot be opened must not close all the others */
export function openIn<K extends Kind>(
  keys: Keys,
  { id, wrappedKey, masterKey }: Keyed,
  kind: K,
  sealed: Buffer,
  which = '',
): SealedContents[K] | null {
  try {
    // Only sealIn writes these bytes, and GCM proves that nobody has changed them.
    return openJson(
      keys,
      { wrapped: wrappedKey, masterKey },
      about(id, kind, which),
      sealed,
    ) as SealedContents[K]
  } catch {
    return null
  }
}
