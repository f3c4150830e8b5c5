import { useContext } from 'react'
import { useMatches } from 'react-router'
import type { DictionaryName, KeyOf } from '#text/dictionaries.ts'
import { type Texts, type Translate, translate } from '#text/messages.ts'
import { useLanguage } from './language.tsx'
import type { PageTexts } from './page-texts.ts'
import { ReadingContext } from './readings/reading-words.ts'

const none: Texts = {}

const hasTexts = (data: unknown): data is { readonly texts: PageTexts } =>
  typeof data === 'object' && data !== null && 'texts' in data

/**
 * The texts of dictionaries that the page or its frame carries: `useText('booking')`. Of several, the first with the key is
 * used; a chosen reading replaces its text if it has the key. `t` of an unknown key returns the key.
 */
export function useText<Name extends DictionaryName>(...names: readonly Name[]): Translate<KeyOf<Name>> {
  const carried = useMatches().map(({ loaderData }) => (hasTexts(loaderData) ? loaderData.texts : {}))
  const { language } = useLanguage()
  const { texts: read, locale } = useContext(ReadingContext)
  const asked = names.flatMap((name) => [
    { texts: read[name] ?? none, locale },
    { texts: carried.find((texts) => name in texts)?.[name] ?? none },
  ])
  return (key, params) => {
    const found = asked.find(({ texts }) => Object.hasOwn(texts, key))
    return translate(found?.texts ?? none, key, language, params, found?.locale)
  }
}
