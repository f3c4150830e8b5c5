/** Darkness of a heat map cell: half a scale step each from 2.0, since released means lie between 1.6 and 4.4. */
export function darkness(at: number): 1 | 2 | 3 | 4 | 5 {
  if (at < 2) return 1
  if (at < 2.5) return 2
  if (at < 3) return 3
  if (at < 3.5) return 4
  return 5
}
