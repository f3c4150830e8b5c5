import type { Language } from '#core/languages.ts'
import { dictionaries as en } from './en/dictionaries.ts'
import type { Translate } from './messages.ts'
import { dictionaries as sv } from './sv/dictionaries.ts'

export type DictionaryName = keyof typeof sv

/** What a language has to say: the keys of the Swedish texts, all of them. */
type Dictionaries = {
  readonly [Name in DictionaryName]: Readonly<Record<KeyOf<Name>, string>>
}

/**
 * Every dictionary of the web by language and name. For loaders, at build time: the browser takes its types from here, and
 * gets the texts of its page in its language.
 */
export const dictionaries: Readonly<Record<Language, Dictionaries>> = { sv, en }

/** The keys of a dictionary; of several, those of all. */
export type KeyOf<Name extends DictionaryName> = Name extends DictionaryName
  ? keyof (typeof sv)[Name] & string
  : never

/** `t` of a dictionary: `TextOf<'booking'>`. */
export type TextOf<Name extends DictionaryName> = Translate<KeyOf<Name>>
