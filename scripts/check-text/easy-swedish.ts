import { defaultLanguage } from '#core/languages.ts'
import { placeholdersOf, type Texts } from '#text/messages.ts'
import { faultsInForms, isTexts } from './dictionaries.ts'
import { type Readability, readabilityOf } from './readability.ts'

/** What easy Swedish may be at most, over a dictionary: words a sentence and LIX; and words in its longest sentence. */
export const easyBand = { sentence: 10, lix: 27, longest: 20 } as const

/** How a dictionary in easy Swedish reads, and its longest sentence. */
export function readabilityOfEasy(texts: Texts): Readability & { readonly longest: string } {
  const filled = Object.values(texts).map((text) => text.replace(/\{\w+\|([^|]*)\|[^}]*\}/g, '$1'))
  const wordsIn = (sentence: string) => (sentence.match(/\p{L}+(?:[-’']\p{L}+)*/gu) ?? []).length
  const sentences = filled.flatMap((text) => text.split(/(?<=[.?!:])\s+(?=[\p{Lu}\d”{])/u))
  const longest = sentences.reduce((long, one) => (wordsIn(one) > wordsIn(long) ? one : long), '')
  return { ...readabilityOf(filled.join('\n'), defaultLanguage), longest }
}

/** What the operator's name or number is filled into: scripts are not filled in, so it keeps its usual words. */
const isFilledByOperator = (text: string) => /%%[A-Z_]+%%/.test(text)

/**
 * @param swedish what the texts stand for; a dictionary that stands for none explains words
 * @param inPart the rest of `swedish` is read elsewhere, or by others
 * @returns a sentence for each key that is too many, lacks or fills differently, and for what is too hard to read
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
