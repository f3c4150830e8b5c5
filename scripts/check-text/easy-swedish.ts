import { defaultLanguage } from '#core/languages.ts'
import { placeholdersOf, type Texts } from '#text/messages.ts'
import { faultsInForms, isTexts } from './dictionaries.ts'
import { type Readability, readabilityOf } from './readability.ts'

/** Upper limits of easy Swedish over a dictionary: words a sentence and LIX; and words in its longest sentence. */
export const easyBand = { sentence: 10, lix: 27, longest: 20 } as const

/** Readability of a dictionary in easy Swedish, and its longest sentence. */
export function readabilityOfEasy(texts: Texts): Readability & { readonly longest: string } {
  const filled = Object.values(texts).map((text) => text.replace(/\{\w+\|([^|]*)\|[^}]*\}/g, '$1'))
  const wordsIn = (sentence: string) => (sentence.match(/\p{L}+(?:[-’']\p{L}+)*/gu) ?? []).length
  const sentences = filled.flatMap((text) => text.split(/(?<=[.?!:])\s+(?=[\p{Lu}\d”{])/u))
  const longest = sentences.reduce((long, one) => (wordsIn(one) > wordsIn(long) ? one : long), '')
  return { ...readabilityOf(filled.join('\n'), defaultLanguage), longest }
}

/** Texts with the operator's name or number keep their usual words, because scripts have no tokens filled in. */
const isFilledByOperator = (text: string) => /%%[A-Z_]+%%/.test(text)

/**
 * @param swedish the texts that it replaces; a dictionary without any explains words
 * @param inPart the rest of `swedish` is for other pages or readers
 * @returns a sentence for each key that is superfluous, missing or has other placeholders, and for texts that are too hard to read
 */
export function faultsInEasySwedish(name: string, easy: Texts, swedish: unknown, inPart = false): string[] {
  const { sentence, lix, longest } = readabilityOfEasy(easy)
  const longestWords = (longest.match(/\p{L}+(?:[-’']\p{L}+)*/gu) ?? []).length
  return [
    ...(isTexts(swedish) ? faultsAgainst(easy, swedish, inPart) : []),
    ...(sentence > easyBand.sentence ? [`has ${sentence.toFixed(1)} words a sentence`] : []),
    ...(lix > easyBand.lix ? [`has LIX ${lix.toFixed(1)}`] : []),
    ...(longestWords > easyBand.longest ? [`has a sentence of ${longestWords} words: “${longest}”`] : []),
  ].map((fault) => `${name} ${fault}`)
}

function faultsAgainst(easy: Texts, swedish: Texts, inPart: boolean): string[] {
  const keys = [...new Set([...Object.keys(easy), ...(inPart ? [] : Object.keys(swedish))])]
  return keys.flatMap((key) => {
    const [inEasy, inSwedish] = [easy[key], swedish[key]]
    if (inSwedish !== undefined && isFilledByOperator(inSwedish))
      return inEasy === undefined ? [] : [`has ${key}, which the operator fills in`]
    if (inEasy === undefined || inEasy.trim() === '') return [`lacks ${key}`]
    if (inSwedish === undefined) return [`has ${key}, which Swedish has not`]
    const [has, needs] = [placeholdersOf(inEasy).join(' '), placeholdersOf(inSwedish).join(' ')]
    const forms = faultsInForms(key, inEasy, defaultLanguage)
    return has === needs ? forms : [`fills ${key} with ${has || 'nothing'} instead of ${needs || 'nothing'}`]
  })
}
