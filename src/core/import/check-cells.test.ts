import { expect, test } from 'vitest'
import { z } from 'zod'
import { isEmail } from './check-cells.ts'

test.each([
  'anna@bolaget.se',
  "o'brien@bolaget.ie",
  'anna+test@bolaget.se',
  'anna.b-c@under.bolaget.co.uk',
  'anna..b@bolaget.se',
  '.anna@bolaget.se',
  'anna@bolaget',
  'anna@',
  '@bolaget.se',
  'anna bolaget@b.se',
  'anna@b_c.se',
  'åsa@bolaget.se',
])('%s is an address here exactly if it is one when signing in', (address) => {
  expect(isEmail(address)).toBe(z.email().safeParse(address).success)
})

test('an address longer than mail allows is none', () => {
  expect(isEmail(`${'a'.repeat(250)}@b.se`)).toBe(false)
})
