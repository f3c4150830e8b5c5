import type { Answers, Result } from '#core/scoring/evaluate.ts'
import type { SealedResult } from '#server/db/own-result-repository.ts'
import type { Keys, WrappedKey } from '#server/keys/keys.ts'
import { openJson, sealJson } from './sealed-json.ts'

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

export function sealRecord(keys: Keys, key: WrappedKey, personId: string, record: OwnRecord): Buffer {
  return sealJson(keys, key, personId, record)
}

/** @throws when bytes, key and person do not belong together */
export function openRecord(keys: Keys, key: WrappedKey, personId: string, row: SealedResult): OwnRecord {
  // Only sealRecord writes these bytes, and GCM proves that nobody has changed them.
  return openJson(keys, key, personId, row.sealed) as OwnRecord
}
