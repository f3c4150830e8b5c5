import { timeBetweenRounds } from '@andrum/release/constants.ts'
import { releaseTime } from './release-time.ts'

/** An earlier round that asked some of the same people, as a new one sees it. */
export type EarlierRound = {
  readonly state: 'in-review' | 'open' | 'closed' | 'released'
  readonly openedAt: Date
  /** The planned closing; after closing, the actual one. */
  readonly closesAt: Date
  readonly releasedAt: Date | null
  /** Whether scope and instrument are the same: its figures then continue one series and choose nothing anew. */
  readonly sameChoice: boolean
}

/**
 * The earliest time at which a new round may ask the same people: four weeks after the opening. A round with another scope
 * or instrument would show the same weeks again in another division. It waits until four weeks after the release, so that a
 * round of a part never shows what a round of the whole has just hidden. Null: not while the earlier round is under way.
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

/** The expected time for a round under way, if it closes and is released as planned. Null: it is not known when it opens. */
export function expectedPossible(earlier: EarlierRound): Date | null {
  const { state, closesAt, sameChoice } = earlier
  if (state === 'in-review') return null
  const releasedAt = earlier.releasedAt ?? releaseTime(closesAt)
  const possible = nextPossible({ ...earlier, state: 'released', releasedAt })
  const waitsForClosing = state === 'open' && sameChoice && possible !== null && closesAt > possible
  return waitsForClosing ? closesAt : possible
}

/** What a round of the whole organisation allows for the next one with the same questions. */
export type NextRound =
  /** None can be prepared while it is under way; `from`: the expected time. Null: it is not known when it opens. */
  | { readonly can: 'wait'; readonly from: Date | null }
  /** It can be prepared now, and opens no earlier than `from`. */
  | { readonly can: 'open-later'; readonly from: Date }

/** Null: the next one may open now. */
export function nextAfterWhole(whole: Omit<EarlierRound, 'sameChoice'>, now: Date): NextRound | null {
  const earlier = { ...whole, sameChoice: true }
  const from = expectedPossible(earlier)
  if (nextPossible(earlier) === null) return { can: 'wait', from }
  return from !== null && from > now ? { can: 'open-later', from } : null
}
