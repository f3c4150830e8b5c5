import { languages, rowOf } from '#core/languages.ts'

/** The options of a language choice: every language by its own name, so that its readers recognise it. */
export const languageOptions = languages.map((language) => ({
  value: language,
  label: rowOf(language).ownName,
}))
