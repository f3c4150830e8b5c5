import type { Language } from '#core/languages.ts'
import { dictionaries } from '#text/dictionaries.ts'

/** What the actions of a plan are called, by their name. For loaders: the browser needs no more of those texts. */
export function actionTitles(language: Language): Readonly<Record<string, string>> {
  const titled = Object.entries(dictionaries[language].actions).flatMap(([key, text]) =>
    key.endsWith('.title') ? [[key.slice(0, -'.title'.length), text] as const] : [],
  )
  const free = (['own', 'recovery', 'walk'] as const).map(
    (name) => [name, dictionaries[language].actionPlan[`action.${name}`]] as const,
  )
  return Object.fromEntries([...titled, ...free])
}
