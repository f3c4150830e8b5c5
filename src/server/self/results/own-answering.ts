import type { Answers, Result } from '#core/scoring/evaluate.ts'
import type { Keys, WrappedKey } from '#server/platform/keys/keys.ts'
import { openJson, sealJson } from '#server/platform/keys/sealed-json.ts'
import type { SealedResult } from './own-result-repository.ts'

/** One set of answers as the person stores it. It never names a round: nothing may lead from a person to a round. */
export type OwnAnswering = {
  readonly instrument: string
  readonly version: string
  readonly answers: Answers
  readonly result: Result
  /** ISO 8601 */
  readonly takenAt: string
}

export type OwnResult = { readonly id: string; readonly takenAt: string; readonly result: Result }

type Whose = { readonly personId: string; readonly id: string }

/** Bound into the seal: one row's bytes open in no other row. */
const aboutResult = ({ personId, id }: Whose) => `${personId} result ${id}`

export function sealAnswering(keys: Keys, key: WrappedKey, whose: Whose, answering: OwnAnswering): Buffer {
  return sealJson(keys, key, aboutResult(whose), answering)
}

/** @throws when bytes, key, person and row do not belong together */
export function openAnswering(
  keys: Keys,
  key: WrappedKey,
  personId: string,
  row: SealedResult,
): OwnAnswering {
  // Safe cast: only sealAnswering writes these bytes, and GCM proves that they are unchanged.
  try {
    return openJson(keys, key, aboutResult({ personId, id: row.id }), row.sealed) as OwnAnswering
  } catch {
    // Rows from before decision 0570 bind only the person.
    return openJson(keys, key, personId, row.sealed) as OwnAnswering
  }
}
