import { inPlainSigns } from '../typed-signs.ts'

/**
 * Codes that can be typed by hand. `invitation-secret.ts` limits guessing. At that rate, four weeks of guessing find one of
 * ten thousand slips (ten characters, 50 bits) with a chance of about 1 in 16,000, and one of a million mailed codes
 * (twelve characters, 60 bits) with a chance of about 1 in 170,000. The code of a continuation (nine characters, 45 bits)
 * opens no invitation; it has another length, so that nobody sends it in place of one (decision 0775).
 */

/** Crockford's base 32: digits and capitals without I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const lengths = { slip: 10, mail: 12, continuation: 9 } as const
type CodeKind = keyof typeof lengths

/** Cyrillic capitals that are printed like one of ours: a Ukrainian keyboard has the first letters of many codes. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [...'АВЕКМНОРСТХІ'].map((letter, at) => [letter, 'ABEKMH0PCTX1'[at] ?? letter]),
)

function readCode(kind: CodeKind, typed: string): string | null {
  const code = inPlainSigns(typed)
    .toUpperCase()
    .replace(/[\s\p{Pd}.]/gu, '')
    .replaceAll('O', '0')
    .replace(/[АВЕКМНОРСТХІ]/g, (letter) => lookAlikes[letter] ?? '')
    .replace(/[IL]/g, '1')
  return code.length === lengths[kind] && [...code].every((letter) => alphabet.includes(letter)) ? code : null
}

function codeOf(kind: CodeKind, random: Uint8Array): string {
  let bits = 0n
  for (const byte of random.subarray(0, Math.ceil((lengths[kind] * 5) / 8))) bits = bits * 256n + BigInt(byte)
  const letters = Array.from(
    { length: lengths[kind] },
    (_, place) => alphabet[Number((bits >> BigInt(place * 5)) & 31n)],
  )
  return letters.join('')
}

/** Normalises the code of a slip or an SMS; null for no code. People may vary case, spaces and hyphens. */
export const readSlipCode = (typed: string): string | null => readCode('slip', typed)

/** The same for the code in a mailed invitation. */
export const readMailCode = (typed: string): string | null => readCode('mail', typed)

/** The same for the code of a continuation. */
export const readContinuationCode = (typed: string): string | null => readCode('continuation', typed)

/** As it is printed: `K7MX9-42QDA`. */
export const showSlipCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

/** As it is in the e-mail: `K7MX-942Q-DA8P`. */
export const showMailCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-')

/** A code from random bytes, seven or more. */
export const slipCodeOf = (random: Uint8Array): string => codeOf('slip', random)

/** A code from random bytes, eight or more. */
export const mailCodeOf = (random: Uint8Array): string => codeOf('mail', random)

/** As it is on the screen: `7K4-MX9-2QD`. */
export const showContinuationCode = (code: string): string => (code.match(/.{1,3}/g) ?? []).join('-')

/** A code from random bytes, six or more. */
export const continuationCodeOf = (random: Uint8Array): string => codeOf('continuation', random)
