import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSlipCode, showSlipCode, slipCodeOf } from './slip-code.ts'

const bytes = fc.uint8Array({ minLength: 7, maxLength: 32 })

test('every code is read as it is printed, and as people type it', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = slipCodeOf(random)
      const shown = showSlipCode(code)
      for (const typed of [code, shown, shown.toLowerCase(), ` ${shown.replace('-', ' – ')}\n`])
        expect(readSlipCode(typed)).toBe(code)
      expect(readSlipCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code)
      expect(readSlipCode(code.replaceAll('0', 'O').replaceAll('1', 'I'))).toBe(code)
    }),
  )
})

test('each of the 50 bits that a code is made of changes it', () => {
  const zero = new Uint8Array(7)
  const seen = new Set([slipCodeOf(zero)])
  for (let bit = 6; bit < 56; bit += 1) {
    const one = new Uint8Array(7)
    one[Math.floor(bit / 8)] = 128 >> (bit % 8)
    seen.add(slipCodeOf(one))
  }
  expect(seen.size).toBe(51)
})

test.each(['', 'K7MX9-42QD', 'K7MX9-42QDAA', 'K7MX9-42QDU', 'K7MX9_42QDA', 'x'.repeat(43)])(
  '%j is no code',
  (typed) => {
    expect(readSlipCode(typed)).toBeNull()
  },
)
