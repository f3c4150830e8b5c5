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

/** @returns a sentence for each key that Swedish or the other language lacks, leaves empty, or fills differently. */
export function compareTexts(source: Texts, other: Texts, language: string): string[] {
  const keys = [...new Set([...Object.keys(source), ...Object.keys(other)])]
  return keys.flatMap((key) => {
    const [swedish, words] = [source[key], other[key]]
    if (swedish === undefined) return [`${key} is missing in Swedish`]
    if (words === undefined) return [`${key} is missing in ${language}`]
    if (swedish.trim() === '' || words.trim() === '') return [`${key} is empty`]
    const [inSwedish, inOther] = [placeholdersOf(swedish).join(' '), placeholdersOf(words).join(' ')]
    if (inSwedish === inOther) return []
    return [`${key} needs ${inSwedish || 'nothing'} in Swedish and ${inOther || 'nothing'} in ${language}`]
  })
}
