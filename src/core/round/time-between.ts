import { timeBetweenRounds } from '@andrum/release/constants.ts'
import { releaseTime } from './release-time.ts'

/** A round that asked some of the same, as a new one sees it. */
export type EarlierRound = {
  readonly state: 'in-review' | 'open' | 'closed' | 'released'
  readonly openedAt: Date
  /** When it closes as planned; once it has closed, when it did. */
  readonly closesAt: Date
  readonly releasedAt: Date | null
  /** The same top of the tree and the same instrument: its figures continue one row and choose nothing anew. */
  readonly sameChoice: boolean
}

/**
 * From when on a new round may ask the same people: four weeks after the opening. One with another scope or instrument
 * would show the same weeks a second time, cut otherwise: it waits until four weeks after the release, so that a round of
 * a part never shows what a round of the whole has just hidden. Null: not while that round is under way.
 */
export function nextPossible({
  state,
  openedAt,
  releasedAt,
  sameChoice,
}: Omit<EarlierRound, 'closesAt'>): Date | null {
  if (state === 'in-review' || state === 'open') return null
  const since = sameChoice ? openedAt : releasedAt
  return since === null ? null : new Date(since.getTime() + timeBetweenRounds)
}

/**
 * The same, foretold for a round under way: from when on if it closes as planned and its figures come when they should. Null:
 * nobody knows when it opens.
 */
export function expectedPossible(earlier: EarlierRound): Date | null {
  const { state, closesAt, sameChoice } = earlier
  if (state === 'in-review') return null
  const releasedAt = earlier.releasedAt ?? releaseTime(closesAt)
  const possible = nextPossible({ ...earlier, state: 'released', releasedAt })
  const waitsForClosing = state === 'open' && sameChoice && possible !== null && closesAt > possible
  return waitsForClosing ? closesAt : possible
}

/** What a round of the whole organisation means for any next one of the same questions. */
export type NextRound =
  /** None can be prepared while it is under way; `from`: when, if it closes as planned. Null: nobody knows when it opens. */
  | { readonly can: 'wait'; readonly from: Date | null }
  /** It can be prepared, and opens no earlier than this. */
  | { readonly can: 'open-later'; readonly from: Date }

/** Null: nothing stands against one that opens now. */
export function nextAfterWhole(whole: Omit<EarlierRound, 'sameChoice'>, now: Date): NextRound | null {
  const earlier = { ...whole, sameChoice: true }
  const from = expectedPossible(earlier)
  if (nextPossible(earlier) === null) return { can: 'wait', from }
  return from !== null && from > now ? { can: 'open-later', from } : null
}
