import { placeholdersOf, type Texts } from '#text/messages.ts'

/** Whether an exported value is a dictionary: an object of texts and nothing else. */
export function isTexts(value: unknown): value is Texts {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string')
  )
}

/** @returns a sentence for each key that one language lacks, leaves empty, or fills differently. */
export function compareTexts(sv: Texts, en: Texts): string[] {
  const keys = [...new Set([...Object.keys(sv), ...Object.keys(en)])]
  return keys.flatMap((key) => {
    const [swedish, english] = [sv[key], en[key]]
    if (swedish === undefined) return [`${key} is missing in Swedish`]
    if (english === undefined) return [`${key} is missing in English`]
    if (swedish.trim() === '' || english.trim() === '') return [`${key} is empty`]
    const [inSwedish, inEnglish] = [placeholdersOf(swedish).join(' '), placeholdersOf(english).join(' ')]
    if (inSwedish === inEnglish) return []
    return [`${key} needs ${inSwedish || 'nothing'} in Swedish and ${inEnglish || 'nothing'} in English`]
  })
}
