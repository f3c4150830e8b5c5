import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  mailCodeOf,
  readMailCode,
  readSlipCode,
  showMailCode,
  showSlipCode,
  slipCodeOf,
} from './slip-code.ts'

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

test('a code is read from an Arabic or Ukrainian keyboard, and as a text from right to left is copied', () => {
  expect(readSlipCode('K٧MX٩-٤٢QDA')).toBe('K7MX942QDA')
  expect(readSlipCode('K۷MX۹-۴۲QDA')).toBe('K7MX942QDA')
  expect(readSlipCode('\u2068K7MX9\u200b-42QDA\u2069')).toBe('K7MX942QDA')
  // Looks the same: К, М, Х and А are Cyrillic.
  expect(readSlipCode('К7МХ9-42QDА')).toBe('K7MX942QDA')
  expect(readMailCode('авек-мнор-стхі')).toBe(readMailCode('abek-mhop-ctxi'))
})

test('a mailed code is read as it is shown and as people type it, and never as a slip', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 32 }), (random) => {
      const code = mailCodeOf(random)
      const shown = showMailCode(code)
      expect(shown).toMatch(/^(\w{4}-){2}\w{4}$/)
      for (const typed of [code, shown, shown.toLowerCase(), ` ${shown.replaceAll('-', ' – ')}\n`])
        expect(readMailCode(typed)).toBe(code)
      expect(readSlipCode(shown)).toBeNull()
    }),
  )
})

test('each of the 60 bits that a mailed code is made of changes it', () => {
  const seen = new Set([mailCodeOf(new Uint8Array(8))])
  for (let bit = 4; bit < 64; bit += 1) {
    const one = new Uint8Array(8)
    one[Math.floor(bit / 8)] = 128 >> (bit % 8)
    seen.add(mailCodeOf(one))
  }
  expect(seen.size).toBe(61)
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
