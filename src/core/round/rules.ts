import { earliestClosing } from './list-review.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Longest time a round may stay open, in days (product decision); the shortest is five working days (list-review.ts). */
const longestRound = 60

/** A day chosen in a calendar may be up to an hour short of 24 when the clocks change or the form waits. */
const tolerance = hour

/**
 * How many of the same people two rounds may ask within four weeks. A block has eight or more: anybody who must learn about
 * the eighth from two figures needs seven of the same people in both, so three tell nothing, and three newcomers who
 * share a name with somebody who left do not stop a round.
 */
export const fewOfTheSame = 3

/** @param opensAt when the round opens at the earliest */
export function validateClosing(opensAt: Date, closesAt: Date): 'fine' | 'too-soon' | 'too-late' {
  if (closesAt.getTime() < earliestClosing(opensAt).getTime() - tolerance) return 'too-soon'
  if (closesAt.getTime() - opensAt.getTime() > longestRound * day + tolerance) return 'too-late'
  return 'fine'
}

/** A round is planned at most as far ahead as it may last. */
export function validateOpeningTime(now: Date, opensAt: Date): 'fine' | 'too-soon' | 'too-late' {
  const ahead = opensAt.getTime() - now.getTime()
  if (ahead < -tolerance) return 'too-soon'
  return ahead > longestRound * day ? 'too-late' : 'fine'
}

/** A last day only moves forward, and a round lasts no longer for it. @param closesAt when it closes as of now */
export function validateExtension(
  { openedAt, closesAt }: { readonly openedAt: Date; readonly closesAt: Date },
  later: Date,
): 'fine' | 'too-soon' | 'too-late' {
  if (later <= closesAt) return 'too-soon'
  return validateClosing(openedAt, later)
}
