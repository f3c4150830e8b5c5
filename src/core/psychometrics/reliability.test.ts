import { describe, expect, test } from 'vitest'
import { uniquenesses } from './one-factor.ts'
import { cronbachAlpha, itemRestCorrelation, mcdonaldOmega, reliableChange } from './reliability.ts'

/** The covariances of items with variance 1 and one factor with these loadings. */
const oneFactor = (loadings: readonly number[]) =>
  loadings.map((a, i) => loadings.map((b, j) => (i === j ? 1 : a * b)))

const textbookOmega = (loadings: readonly number[]) => {
  const common = loadings.reduce((a, b) => a + b, 0) ** 2
  return common / (common + loadings.reduce((sum, loading) => sum + 1 - loading ** 2, 0))
}

describe('omega', () => {
  test.each([[[0.9, 0.8, 0.7, 0.6, 0.5, 0.4]], [[0.8, 0.7, 0.3]], [[0.95, 0.2, 0.2]]])(
    'loadings %j are found again',
    (loadings) => {
      expect(mcdonaldOmega(oneFactor(loadings))).toBeCloseTo(textbookOmega(loadings), 6)
    },
  )

  test('equals alpha when all items measure equally well, and lies above it when they do not', () => {
    const equal = oneFactor([0.7, 0.7, 0.7, 0.7])
    expect(mcdonaldOmega(equal)).toBeCloseTo(cronbachAlpha(equal) ?? 0, 8)
    const unequal = oneFactor([0.9, 0.8, 0.4, 0.3])
    expect(mcdonaldOmega(unequal) ?? 0).toBeGreaterThan((cronbachAlpha(unequal) ?? 1) + 0.01)
  })

  test('is not given for two items, nor when an item never varies', () => {
    expect(mcdonaldOmega(oneFactor([0.7, 0.7]))).toBeNull()
    expect(
      mcdonaldOmega([
        [1, 0.5, 0],
        [0.5, 1, 0],
        [0, 0, 0],
      ]),
    ).toBeNull()
  })

  test('an item cannot share more variance than it has', () => {
    // 0.8 · 0.8 / 0.5 would ask for a loading above 1.
    const impossible = [
      [1, 0.8, 0.8],
      [0.8, 1, 0.5],
      [0.8, 0.5, 1],
    ]
    const unique = uniquenesses(impossible) ?? []
    expect(unique).toHaveLength(3)
    expect(Math.min(...unique)).toBe(0)
  })
})

describe('alpha', () => {
  test('is 0 for items that share nothing, and 1 for items that say the same', () => {
    expect(cronbachAlpha(oneFactor([0, 0, 0]))).toBeCloseTo(0, 12)
    expect(cronbachAlpha(oneFactor([1, 1, 1]))).toBeCloseTo(1, 12)
  })

  test('three items that correlate 0.5 give 0.75, by Spearman and Brown', () => {
    const half = Math.sqrt(0.5)
    expect(cronbachAlpha(oneFactor([half, half, half]))).toBeCloseTo((3 * 0.5) / (1 + 2 * 0.5), 12)
  })

  test('is not given when nobody differs', () => {
    expect(
      cronbachAlpha([
        [0, 0],
        [0, 0],
      ]),
    ).toBeNull()
  })
})

test('an item is compared with the others only, not with itself', () => {
  expect(itemRestCorrelation(oneFactor([0, 0, 0]), 1)).toBe(0)
  // 0.5 with each of two items that correlate 0.5: 1 / √(1 · 3)
  const half = Math.sqrt(0.5)
  expect(itemRestCorrelation(oneFactor([half, half, half]), 0)).toBeCloseTo(1 / Math.sqrt(3), 12)
})

test.each([
  [0.69, 0.88, 0.66],
  [0.65, 0.925, 0.49],
])(
  'spread %d and alpha %d ask for a change of about %d, which the instrument rounds up to whole steps',
  (spread, alpha, step) => {
    expect(reliableChange(spread, alpha)).toBeCloseTo(step, 2)
  },
)
