import type { Zone } from '../zone.ts'

/**
 * The two independent runs of the policy over one round: total, categories and zones of everyone with complete answers;
 * the causes of those who answered that block.
 */
export type Run = 'scores' | 'causes'

/** What the answers of one unit add up to. Sums are whole numbers, in `perPoint` parts of a scale point. */
export type ScoreCounter = {
  readonly answers: number
  readonly total: number
  readonly categories: Readonly<Record<string, number>>
  readonly zones: Readonly<Record<Zone, number>>
}

export type CauseCounter = {
  readonly answers: number
  readonly causes: Readonly<Record<string, number>>
}

/** Keyed by unit id. A unit without answers may be left out. */
export type Counters =
  | { readonly run: 'scores'; readonly byUnit: ReadonlyMap<string, ScoreCounter> }
  | { readonly run: 'causes'; readonly byUnit: ReadonlyMap<string, CauseCounter> }
