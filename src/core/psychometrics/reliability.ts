import { diagonal, entry, type Matrix, sumOfAll } from './matrix.ts'
import { uniquenesses } from './one-factor.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** Cronbach's alpha (Cronbach 1951, Psychometrika 16:297). `null` when nothing varies or there is one item only. */
export function cronbachAlpha(covariances: Matrix): number | null {
  const items = covariances.length
  const whole = sumOfAll(covariances)
  if (items < 2 || whole <= 0) return null
  return (items / (items - 1)) * (1 - sum(diagonal(covariances)) / whole)
}

/**
 * McDonald's omega (McDonald 1999, Test Theory): the share of a sum's variance that is not unique to its items.
 * `unique` are the items' unique variances. `null` when nothing varies.
 */
export function omegaFrom(covariances: Matrix, unique: readonly number[]): number | null {
  const whole = sumOfAll(covariances)
  return whole > 0 ? 1 - sum(unique) / whole : null
}

/** Omega of one category, whose items are assumed to share one factor. `null` when no such factor can be found. */
export function mcdonaldOmega(covariances: Matrix): number | null {
  const unique = uniquenesses(covariances)
  return unique && omegaFrom(covariances, unique)
}

/** Correlation of one item with the sum of the others; −1 to 1, `null` when one of them does not vary. */
export function itemRestCorrelation(covariances: Matrix, item: number): number | null {
  const own = entry(covariances, item, item)
  const withAll = sum(covariances[item] ?? [])
  const rest = sumOfAll(covariances) - 2 * withAll + own
  const product = own * rest
  return product > 0 ? (withAll - own) / Math.sqrt(product) : null
}

/**
 * The smallest difference between two of a person's scores that chance explains in less than 5 of 100 cases:
 * 1.96 · SD · √2 · √(1 − α) (Jacobson & Truax 1991, J Consult Clin Psychol 59:12). Scale steps.
 */
export function reliableChange(spread: number, alpha: number): number {
  return 1.96 * spread * Math.SQRT2 * Math.sqrt(1 - alpha)
}
