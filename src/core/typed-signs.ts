/**
 * A code as a keyboard or a clipboard gave it, in the signs that it is made of: the digits of an Arabic or Persian keyboard, and
 * wide ones, as 0 to 9, without the invisible signs that come along from texts read from right to left.
 */
export const inPlainSigns = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) & 15))
