import { expect, test } from 'vitest'
import { delayBeforeOpening, noteClosed } from './tooltip.tsx'

test('the first tooltip waits, its neighbour opens at once, a later one waits again', () => {
  expect(delayBeforeOpening(0)).toBe(700)
  noteClosed(1000)
  expect(delayBeforeOpening(1299)).toBe(0)
  expect(delayBeforeOpening(1300)).toBe(700)
})
