import type { Keys } from '#server/platform/keys/keys.ts'
import { openJson, sealJson } from '#server/platform/keys/sealed-json.ts'

/** Stored words for other readers, sealed with the row's own key. */
export type SealedWords = {
  readonly sealed: Buffer
  readonly wrappedKey: Buffer
  readonly masterKey: string
}

/** A row's sealed columns: all null where its words are in clear, from an earlier version, or deleted. */
type SealedColumns = { readonly [Column in keyof SealedWords]: SealedWords[Column] | null }

export type RequestWords = { readonly name: string; readonly reach: string; readonly message: string }
export type MessageWords = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly subject: string
  readonly message: string
}

export type QuestionWords = { readonly message: string }

/** Seals words with a new key, bound to the id of their row. */
export function sealWords(
  keys: Keys,
  id: string,
  words: RequestWords | MessageWords | QuestionWords,
): SealedWords {
  const key = keys.newPersonKey()
  return {
    sealed: sealJson(keys, key, rowOf(id), words),
    wrappedKey: key.wrapped,
    masterKey: key.masterKey,
  }
}

const rowOf = (id: string) => `words of ${id}`

/** The row with its words; words that are not sealed stay as they are. @throws when row and key do not belong together */
export function withWords<Row extends SealedColumns & { readonly id: string }>(
  keys: Keys,
  row: Row,
): Omit<Row, keyof SealedWords> {
  const { sealed, wrappedKey, masterKey, ...rest } = row
  if (sealed === null || wrappedKey === null || masterKey === null) return rest
  // Safe cast: only sealWords writes these bytes, and GCM proves that they are unchanged.
  const words = openJson(keys, { wrapped: wrappedKey, masterKey }, rowOf(row.id), sealed) as RequestWords
  return { ...rest, ...words }
}

type SealedRow = Pick<SealedWords, 'wrappedKey' | 'masterKey'> & { readonly id: string }

const replyTo = ({ id }: SealedRow) => `reply to ${id}`

/** Seals the reply with the key of its row. */
export const sealReply = (keys: Keys, row: SealedRow, message: string): Buffer =>
  sealJson(keys, { wrapped: row.wrappedKey, masterKey: row.masterKey }, replyTo(row), { message })

/** @throws when row and reply do not belong together */
export function openReply(keys: Keys, row: SealedRow, sealed: Buffer): string {
  const key = { wrapped: row.wrappedKey, masterKey: row.masterKey }
  // Safe cast: only sealReply writes these bytes.
  return (openJson(keys, key, replyTo(row), sealed) as QuestionWords).message
}

/** A hash that distinguishes a repeated message from another one. */
export const hashWords = (keys: Keys, { name, email, phone, subject, message }: MessageWords): Buffer =>
  keys.attemptKey('words of a message', JSON.stringify([name, email, phone, subject, message]))
