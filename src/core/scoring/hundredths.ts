import type { Zone } from '@andrum/release/zone.ts'
import type { CategoryId, CauseId } from '#core/instrument/instrument.ts'
import type { Result } from './evaluate.ts'

/** A result in whole hundredths of a scale step (2.58 → 258), the form that a round's counters sum. */
export type ResultInHundredths = {
  readonly zone: Zone
  readonly total: number
  readonly categories: Readonly<Record<CategoryId, number>>
  readonly causes: Readonly<Partial<Record<CauseId, number>>>
}

export function hundredths(result: Result): ResultInHundredths {
  const scored = <Id extends string>(parts: readonly { readonly id: Id; readonly score: number }[]) =>
    Object.fromEntries(parts.map(({ id, score }) => [id, Math.round(score * 100)]))
  return {
    zone: result.zone,
    total: Math.round(result.total * 100),
    // Every instrument has all four categories (readInstrument), so no key is missing.
    categories: scored(result.categories) as Record<CategoryId, number>,
    causes: scored(result.causes),
  }
}
