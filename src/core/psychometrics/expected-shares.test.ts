import { expect, test } from 'vitest'
import { expectedShares, normalBelow } from './expected-shares.ts'

test.each([
  [0, 0.5],
  [1, 0.8413447],
  [-1, 0.1586553],
  [1.96, 0.9750021],
  [-3, 0.0013499],
])('%d standard deviations: %d lie below', (z, share) => {
  expect(normalBelow(z)).toBeCloseTo(share, 6)
})

test('with the mean on the yellow limit, half are green', () => {
  const shares = expectedShares(2.535, 0.69, { yellow: 2.54, red: 2.96 })
  expect(shares?.green).toBeCloseTo(0.5, 6)
  expect((shares?.green ?? 0) + (shares?.yellow ?? 0) + (shares?.red ?? 0)).toBeCloseTo(1, 12)
})

test('nothing is expected of answers that never differ', () => {
  expect(expectedShares(2, 0, { yellow: 2.54, red: 2.96 })).toBeNull()
})
