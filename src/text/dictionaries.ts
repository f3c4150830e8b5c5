import type { Language } from '#core/languages.ts'
import { dictionaries as en } from './en/dictionaries.ts'
import type { Translate } from './messages.ts'
import { dictionaries as sv } from './sv/dictionaries.ts'

export type DictionaryName = keyof typeof sv

/** The dictionaries of a language, each with all keys of the Swedish one. */
type Dictionaries = {
  readonly [Name in DictionaryName]: Readonly<Record<KeyOf<Name>, string>>
}

/**
 * Every dictionary of the web by language and name. For loaders, at build time: the browser only uses its types, and gets
 * the texts of its page in its language.
 */
export const dictionaries: Readonly<Record<Language, Dictionaries>> = { sv, en }

/** The keys of a dictionary, or of several together. */
export type KeyOf<Name extends DictionaryName> = Name extends DictionaryName
  ? keyof (typeof sv)[Name] & string
  : never

/** `t` of a dictionary: `TextOf<'booking'>`. */
export type TextOf<Name extends DictionaryName> = Translate<KeyOf<Name>>
