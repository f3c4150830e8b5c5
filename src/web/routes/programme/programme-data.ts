import type { Language } from '#core/languages.ts'
import { modules, partIds } from '#core/programme/stress-programme.ts'
import { dictionaries } from '#text/dictionaries.ts'
import { programmePartTitles } from '#web/lib/content/read-programme-part.ts'

/** Titles of the six modules. For loaders. */
export const moduleTitles = (language: Language): readonly string[] =>
  modules.map((module) => dictionaries[language].programme[`module.${module}`])

/** Titles of the 24 parts, by id. For loaders. */
export const partTitles = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(programmePartTitles(language, partIds).map(({ part, title }) => [part, title]))
