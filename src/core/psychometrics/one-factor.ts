import { diagonal, entry, type Matrix } from './matrix.ts'

const mostRounds = 5000
const closeEnough = 1e-10

/**
 * The unique variance of each item when one factor explains what the items share: unweighted least squares on the
 * covariances, one loading at a time (Harman & Jones 1966, Psychometrika 31:351), a loading never explaining more than its
 * item's own variance. `null` with fewer than three items, or if the method does not converge.
 */
export function uniquenesses(covariances: Matrix): readonly number[] | null {
  const variances = diagonal(covariances)
  if (variances.length < 3 || variances.some((variance) => variance <= 0)) return null
  const loadings = variances.map((variance) => Math.sqrt(variance / 2))
  for (let round = 0; round < mostRounds; round++) {
    let moved = 0
    for (const [i, variance] of variances.entries()) {
      let shared = 0
      let weight = 0
      for (const [j, loading] of loadings.entries()) {
        if (j === i) continue
        shared += entry(covariances, i, j) * loading
        weight += loading * loading
      }
      if (weight === 0) return null
      const most = Math.sqrt(variance)
      const next = Math.min(most, Math.max(-most, shared / weight))
      moved = Math.max(moved, Math.abs(next - (loadings[i] ?? 0)))
      loadings[i] = next
    }
    if (moved < closeEnough) return variances.map((variance, i) => variance - (loadings[i] ?? 0) ** 2)
  }
  return null
}
