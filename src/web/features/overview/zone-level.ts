import type { IntervalView } from '#contract/overview.ts'

export type Limits = { readonly yellow: number; readonly red: number }

/**
 * Which level a released mean lies in: only when all true values that would have looked the same do; else 'between'.
 * A level of a group's mean, never a zone of anybody.
 */
export function levelOf(
  { lo, hi, hiOpen }: IntervalView,
  limits: Limits,
): 'green' | 'yellow' | 'red' | 'between' {
  const below = (limit: number) => hi < limit || (hiOpen === true && hi <= limit)
  if (below(limits.yellow)) return 'green'
  if (lo >= limits.red) return 'red'
  if (lo >= limits.yellow && below(limits.red)) return 'yellow'
  return 'between'
}

/** Darkness of a heat map cell: half a scale step each from 2.0, since released means lie between 1.6 and 4.4. */
export function darkness(at: number): 1 | 2 | 3 | 4 | 5 {
  if (at < 2) return 1
  if (at < 2.5) return 2
  if (at < 3) return 3
  if (at < 3.5) return 4
  return 5
}
