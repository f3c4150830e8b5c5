/**
 * The short code on a slip, typed by hand or read from its QR code: ten characters, 50 bits. Guessing at the pace that
 * `code-guesses.ts` leaves for the whole of a round finds one of ten thousand codes with a chance of about 1 in 16,000.
 */

/** Crockford's base 32: digits and capitals without I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 10

/** The code as the server compares it; null for what is none. Case, spaces and hyphens are the typist's own. */
export function readSlipCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}.]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return code.length === length && [...code].every((letter) => alphabet.includes(letter)) ? code : null
}

/** As it is printed: `K7MX9-42QDA`. */
export const showSlipCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

/** A code from random bytes, seven or more. */
export function slipCodeOf(random: Uint8Array): string {
  let bits = 0n
  for (const byte of random.subarray(0, 7)) bits = bits * 256n + BigInt(byte)
  const letters = Array.from({ length }, (_, place) => alphabet[Number((bits >> BigInt(place * 5)) & 31n)])
  return letters.join('')
}
