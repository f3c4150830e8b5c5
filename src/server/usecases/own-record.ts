import type { Answers, Result } from '#core/scoring/evaluate.ts'
import type { SealedResult } from '#server/db/own-result-repository.ts'
import type { Keys, WrappedKey } from '#server/keys/keys.ts'

/** One answering as its person keeps it. Never says which round it was for: nothing may lead from a person to a round. */
export type OwnRecord = {
  readonly instrument: string
  readonly version: string
  readonly answers: Answers
  readonly result: Result
  /** ISO 8601 */
  readonly takenAt: string
}

export type OwnResult = { readonly id: string; readonly takenAt: string; readonly result: Result }

/**
 * Bytes that every record is filled up to: sealed bytes are as long as what they hide, and "green" is shorter than
 * "yellow". The longest record of the shipped instruments is about 2,400 bytes.
 */
const recordLength = 4096

export function sealRecord(keys: Keys, key: WrappedKey, personId: string, record: OwnRecord): Buffer {
  const bytes = Buffer.from(JSON.stringify(record))
  const length = Math.ceil(bytes.length / recordLength) * recordLength
  // Blanks behind JSON are still JSON.
  return keys.seal(key, personId, Buffer.concat([bytes, Buffer.alloc(length - bytes.length, ' ')]))
}

/** @throws when bytes, key and person do not belong together */
export function openRecord(keys: Keys, key: WrappedKey, personId: string, row: SealedResult): OwnRecord {
  // Only sealRecord writes these bytes, and GCM proves that nobody has changed them.
  return JSON.parse(keys.open(key, personId, row.sealed).toString()) as OwnRecord
}
