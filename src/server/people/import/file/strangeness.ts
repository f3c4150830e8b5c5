/** How implausible a text is: the sum over its characters, the worst one, and its place. */
export type Strangeness = { readonly sum: number; readonly worst: number; readonly at: number }

/** From this value on, no writer has put a character at its place. */
export const impossible = 4

/**
 * Measures how implausible the characters beyond ASCII are in a list of people and units in the Nordic countries. Letters of
 * Nordic names cost nothing, other letters a little, capitals within a word more, and symbols within a word most: read with the
 * wrong code page, å ä ö become such symbols.
 */
export function strangenessOf(text: string): Strangeness {
  const plain = withoutPairsOfQuotes(text)
  let [sum, worst, at] = [0, 0, 0]
  // Cached, because a large list has the same neighbouring letters a hundred thousand times.
  const costs = new Map<string, number>()
  for (const { index } of plain.matchAll(/[^\p{ASCII}]/gu)) {
    const near = plain.slice(Math.max(0, index - 2), index + 2)
    const cost = costs.get(near) ?? costOf(plain, index)
    costs.set(near, cost)
    sum += cost
    if (cost > worst) [worst, at] = [cost, index]
  }
  return { sum, worst, at }
}

/** Removes pairs of quotes, “so” or ”so”, which are plausible. Keeps the length, for places. */
const withoutPairsOfQuotes = (text: string): string =>
  text.replace(
    /(?<![\p{L}\p{N}])[“”„«»‹›‘’]([^“”„«»‹›‘’;,\t|\r\n]{1,60})[“”«»‹›‘’](?![\p{L}\p{N}])/gu,
    '"$1"',
  )

const isLetter = (sign: string): boolean => /\p{L}/u.test(sign) && !/[ªºƒıﬁﬂµπΩˆˇ]/.test(sign)
const isUpper = (sign: string): boolean => /\p{Lu}/u.test(sign)
const isLower = (sign: string): boolean => /\p{Ll}/u.test(sign)

function costOf(text: string, at: number): number {
  const [before, sign, after] = [text.charAt(at - 1), text.charAt(at), text.charAt(at + 1)]
  // UTF-8 whose bytes were read as characters: å becomes Ã¥.
  if (/[ÃÂ]/.test(sign) && misreadTail.test(after)) return 6
  if (!isLetter(sign)) return signCost(before, sign, after)
  const alone = isLetter(before) || isLetter(after) ? 0 : 1.5
  return letterCost(sign) + caseCost(text, at) + alone + (isOfNoLanguage(before, sign, after) ? 2 : 0)
}

/** How Windows shows a continuation byte of UTF-8. */
const misreadTail = /[\x80-\xbf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/

function letterCost(sign: string): number {
  if (/[åäöÅÄÖ]/.test(sign)) return 0
  if (/[éÉøæØÆ]/.test(sign)) return 0.5
  return /\p{Script=Latin}/u.test(sign) ? 1 : 6
}

/**
 * No Nordic language has ö between a, o or u and another vowel within a word, nor words that begin with Ä and another vowel. Read
 * as by an old Mac, the š of Dušan and Nataša in Windows' code page is such an ö; read as by DOS, the Ž of Željko is such an Ä.
 */
const isOfNoLanguage = (before: string, sign: string, after: string): boolean =>
  (sign === 'ö' && /[aou]/i.test(before) && /[aoueiy]/i.test(after)) ||
  (sign === 'Ä' && !isLetter(before) && /[aoue]/i.test(after))

/** A capital after a small letter, and a small letter among capitals or at the beginning of a word. */
function caseCost(text: string, at: number): number {
  const [before, sign, after] = [text.charAt(at - 1), text.charAt(at), text.charAt(at + 1)]
  if (isUpper(sign)) return isLower(before) ? 3 : 0
  const endsCapitals = isUpper(before) && !isLetter(after) && isUpper(text.charAt(at - 2))
  if (isUpper(after) || endsCapitals) return 3
  return isLetter(before) ? 0 : 0.5
}

function signCost(before: string, sign: string, after: string): number {
  const [follows, leads] = [isLetter(before), isLetter(after)]
  if (follows && leads) return withinWord(sign)
  if (/[\u00a0\u00ad’–—·\u2010\u2011\u202f\u200b-\u200f\u2060\ufeff]/.test(sign)) return 0.5
  if (/[“”„«»‹›‘]/.test(sign)) return follows || leads ? 4 : 1
  if (sign === '…') return leads || isUpper(before) ? 2 : 0.5
  if (follows && /[™®©°²³]/.test(sign)) return 1
  if (/[€£§°½¼¾±×²³¹©®™µ´¨•]/.test(sign)) return leads ? 4 : follows ? 2 : 0.5
  return follows || leads ? 4 : 6
}

function withinWord(sign: string): number {
  if (/[\u00a0\u00ad’´–—·\u2010\u2011\u202f\u200b-\u200f\u2060\ufeff]/.test(sign)) return 0.5
  return sign === '…' ? 3 : 6
}
