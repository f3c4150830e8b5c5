import fc from 'fast-check'
import { expect, test } from 'vitest'
import { riskLevelOf, riskLevels, riskProduct, type Step, steps } from './risk-level.ts'

test.each([
  [1, 1, 'low'],
  [1, 4, 'low'],
  [4, 1, 'low'],
  [2, 2, 'low'],
  [1, 5, 'medium'],
  [5, 1, 'medium'],
  [2, 3, 'medium'],
  [3, 3, 'medium'],
  [2, 4, 'medium'],
  [2, 5, 'serious'],
  [5, 2, 'serious'],
  [3, 4, 'serious'],
  [5, 5, 'serious'],
] as const)('likelihood %d and consequence %d is %s', (likelihood, consequence, level) => {
  expect(riskLevelOf(likelihood, consequence)).toBe(level)
})

const step = fc.constantFrom<Step>(...steps)

test('a risk that is likelier or worse is never at a lower level', () => {
  fc.assert(
    fc.property(step, step, step, step, (a, b, c, d) => {
      const smaller = riskLevelOf(Math.min(a, c) as Step, Math.min(b, d) as Step)
      const larger = riskLevelOf(Math.max(a, c) as Step, Math.max(b, d) as Step)
      expect(riskLevels.indexOf(smaller)).toBeLessThanOrEqual(riskLevels.indexOf(larger))
    }),
  )
})

test('the product lies between 1 and 25 and does not mind the order', () => {
  fc.assert(
    fc.property(step, step, (a, b) => {
      expect(riskProduct(a, b)).toBe(riskProduct(b, a))
      expect(riskProduct(a, b)).toBeGreaterThanOrEqual(1)
      expect(riskProduct(a, b)).toBeLessThanOrEqual(25)
    }),
  )
})
