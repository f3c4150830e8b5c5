import { defaultLanguage, type Language, rowOf } from '#core/languages.ts'
import { formCountsOf, placeholdersOf, type Texts } from '#text/messages.ts'
import { formsIn } from '#text/plural-forms.ts'

/** Whether an exported value is a dictionary: an object with only texts. */
export function isTexts(value: unknown): value is Texts {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string')
  )
}

/** @returns a sentence for a text whose plural forms differ from those of its language, by key */
export function faultsInForms(key: string, text: string, language: Language): string[] {
  const has = formsIn(rowOf(language).locale)
  return formCountsOf(text).some((given) => given !== has.length)
    ? [`${key} does not give each number the ${has.length} forms of ${language}: ${has.join(', ')}`]
    : []
}

/** @returns a sentence for each key that is missing or empty in either language, or has other placeholders. */
export function compareTexts(source: Texts, other: Texts, language: Language): string[] {
  const keys = [...new Set([...Object.keys(source), ...Object.keys(other)])]
  return keys.flatMap((key) => {
    const [swedish, words] = [source[key], other[key]]
    if (swedish === undefined) return [`${key} is missing in Swedish`]
    if (words === undefined) return [`${key} is missing in ${language}`]
    if (swedish.trim() === '' || words.trim() === '') return [`${key} is empty`]
    const [inSwedish, inOther] = [placeholdersOf(swedish).join(' '), placeholdersOf(words).join(' ')]
    const forms = [...faultsInForms(key, swedish, defaultLanguage), ...faultsInForms(key, words, language)]
    if (inSwedish === inOther) return forms
    return [
      ...forms,
      `${key} needs ${inSwedish || 'nothing'} in Swedish and ${inOther || 'nothing'} in ${language}`,
    ]
  })
}
