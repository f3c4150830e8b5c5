/**
 * Normalises a code from a keyboard or a clipboard: digits of Arabic and Persian keyboards, and wide ones, become 0 to 9.
 * Invisible characters that come with right-to-left texts are removed.
 */
export const inPlainSigns = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) & 15))
