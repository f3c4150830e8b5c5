import { timeBetweenRounds } from './rules.ts'

/** A round that asked some of the same, as a new one sees it. */
export type EarlierRound = {
  readonly state: 'in-review' | 'open' | 'closed' | 'released'
  readonly openedAt: Date
  readonly releasedAt: Date | null
  /** The same top of the tree and the same instrument: its figures continue one row and choose nothing anew. */
  readonly sameChoice: boolean
}

/**
 * From when on a new round may ask the same people: four weeks after the opening. One with another scope or instrument
 * would show the same weeks a second time, cut otherwise: it waits until four weeks after the release, so that a round of
 * a part never shows what a round of the whole has just hidden. Null: not while that round is under way.
 */
export function nextPossible({ state, openedAt, releasedAt, sameChoice }: EarlierRound): Date | null {
  if (state === 'in-review' || state === 'open') return null
  const since = sameChoice ? openedAt : releasedAt
  return since === null ? null : new Date(since.getTime() + timeBetweenRounds)
}
