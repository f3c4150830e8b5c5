import type { SharedChecks } from '#core/guidance/guidance.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { openJson, sealJson } from '#server/platform/keys/sealed-json.ts'

/** A guidance's row with its wrapped key. */
type Keyed = { readonly id: string; readonly wrappedKey: Buffer; readonly masterKey: string }

/** The sealed contents of a guidance, by kind. */
export type SealedContents = {
  readonly name: string
  readonly note: string
  readonly phone: string
  readonly message: {
    readonly text: string
    /** Name of the guide who wrote; null for the participant. */
    readonly guideName: string | null
    readonly proposal: readonly string[]
  }
  readonly share: unknown
  /** The latest weekly checks of a shared copy. */
  readonly latest: SharedChecks
}

type Kind = keyof SealedContents

/**
 * Padding in bytes for these kinds, as the longest of each needs, so that a length tells nothing. A guide's list opens
 * two of them for each participant. Other kinds have the padding of `sealJson`.
 */
const filledUpTo: { readonly [K in Kind]?: number } = { name: 512, phone: 512, latest: 1024 }

const about = (guidanceId: string, kind: Kind, which: string) => `guidance ${guidanceId} ${kind} ${which}`

/**
 * Seals one content of a guidance with its key, bound to kind and `which`.
 * @param which the id of a message, the kind of a share
 * @throws Refusal `guidance-closed` where the key is lost: a retry would fail for ever
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

/** @returns null where the key is lost: one content that cannot be opened must not hide all others */
export function openIn<K extends Kind>(
  keys: Keys,
  { id, wrappedKey, masterKey }: Keyed,
  kind: K,
  sealed: Buffer,
  which = '',
): SealedContents[K] | null {
  try {
    // Safe cast: only sealIn writes these bytes, and GCM proves that they are unchanged.
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
