import { earliestClosing } from './list-review.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Longest time a round may stay open, in days (product decision); the shortest is five working days (list-review.ts). */
const longestRound = 60

/** A tolerance: a day chosen in a calendar may be up to an hour short of 24 hours, when clocks change or the form stays open. */
const tolerance = hour

/**
 * How many of the same people two rounds within four weeks may ask. A block has eight or more people. Learning about the
 * eighth from two figures takes seven of the same people in both, so three reveal nothing. And three newcomers who share a
 * name with former members do not stop a round.
 */
export const fewOfTheSame = 3

/** @param opensAt the earliest opening of the round */
export function validateClosing(opensAt: Date, closesAt: Date): 'fine' | 'too-soon' | 'too-late' {
  if (closesAt.getTime() < earliestClosing(opensAt).getTime() - tolerance) return 'too-soon'
  if (closesAt.getTime() - opensAt.getTime() > longestRound * day + tolerance) return 'too-late'
  return 'fine'
}

/** A round can be planned at most as far ahead as it may last. */
export function validateOpeningTime(now: Date, opensAt: Date): 'fine' | 'too-soon' | 'too-late' {
  const ahead = opensAt.getTime() - now.getTime()
  if (ahead < -tolerance) return 'too-soon'
  return ahead > longestRound * day ? 'too-late' : 'fine'
}

/** A last day can only move forward, within the longest time of a round. @param closesAt the present last day */
export function validateExtension(
  { openedAt, closesAt }: { readonly openedAt: Date; readonly closesAt: Date },
  later: Date,
): 'fine' | 'too-soon' | 'too-late' {
  if (later <= closesAt) return 'too-soon'
  return validateClosing(openedAt, later)
}
