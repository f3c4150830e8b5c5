import { languages, rowOf } from '#core/languages.ts'

/** Every language by its own name, so that whoever reads it finds it: for a choice. */
export const languageOptions = languages.map((language) => ({
  value: language,
  label: rowOf(language).ownName,
}))
