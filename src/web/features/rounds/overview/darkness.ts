/** Darkness of a heat map cell: one step for each half scale point from 2.0, because released means lie between 1.6 and 4.4. */
export function darkness(at: number): 1 | 2 | 3 | 4 | 5 {
  if (at < 2) return 1
  if (at < 2.5) return 2
  if (at < 3) return 3
  if (at < 3.5) return 4
  return 5
}
