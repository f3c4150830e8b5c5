import type { Language } from '#core/languages.ts'
import { dictionaries } from '#text/dictionaries.ts'
import { exerciseIds } from '#web/features/self/exercises/catalogue.ts'

/** What the exercises are called, by their name. For loaders: the browser needs no more of those texts. */
export const exerciseTitles = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(exerciseIds.map((id) => [id, dictionaries[language].exerciseList[id]]))
