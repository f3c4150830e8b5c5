import type { Zone } from '@andrum/release/zone.ts'

/** Share (0–1) of a normal distribution below z. Abramowitz & Stegun 1964, 7.1.26; error below 1.5e-7. */
export function normalBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const polynomial =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const tail = (polynomial * Math.exp(-x * x)) / 2
  return z < 0 ? tail : 1 - tail
}

/**
 * The shares (0–1) of green, yellow and red in a normal distribution with this mean and spread. An approximation, and
 * called so wherever it is shown: single scores are not stored, so they cannot be counted. Scores have two decimals, so a
 * limit begins half a hundredth below itself.
 */
export function expectedShares(
  mean: number,
  spread: number,
  limits: { readonly yellow: number; readonly red: number },
): Readonly<Record<Zone, number>> | null {
  if (spread <= 0) return null
  const below = (limit: number) => normalBelow((limit - 0.005 - mean) / spread)
  const [belowYellow, belowRed] = [below(limits.yellow), below(limits.red)]
  return { green: belowYellow, yellow: belowRed - belowYellow, red: 1 - belowRed }
}
