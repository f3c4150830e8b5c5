import { shippedInstruments } from '#core/instrument/shipped.ts'
import type { Language } from '#core/languages.ts'
import { dictionaries } from '#text/dictionaries.ts'
import { exerciseIds } from '#web/features/self/exercises/catalogue.ts'
import type { FormName } from './state-card.tsx'

/** The titles of a plan's actions, by name. For loaders: the browser needs no more of those texts. */
export function actionTitles(language: Language): Readonly<Record<string, string>> {
  const titled = Object.entries(dictionaries[language].actions).flatMap(([key, text]) =>
    key.endsWith('.title') ? [[key.slice(0, -'.title'.length), text] as const] : [],
  )
  const free = (['own', 'recovery', 'walk'] as const).map(
    (name) => [name, dictionaries[language].actionPlan[`action.${name}`]] as const,
  )
  return Object.fromEntries([...titled, ...free])
}

/** The titles of the exercises, by name. For loaders: the browser needs no more of those texts. */
export const exerciseTitles = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(exerciseIds.map((id) => [id, dictionaries[language].exerciseList[id]]))

/** The names and reliable changes of the forms. For loaders: the questions are not sent to the browser. */
export const formNames = (language: Language): readonly FormName[] =>
  shippedInstruments.map(({ id, version, title, reliableChange }) => ({
    id,
    version,
    reliableChange,
    title: title[language],
  }))
