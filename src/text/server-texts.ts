import type { Language } from '#core/languages.ts'
import { dictionaries as en } from './en/server-dictionaries.ts'
import { dictionaries as sv } from './sv/server-dictionaries.ts'

type Source = typeof sv
type Dictionaries = {
  readonly [Name in keyof Source]: Readonly<Record<keyof Source[Name], string>>
}

/** The server's own texts, by language and dictionary; without the texts of pages, which it need not hold in memory. */
export const serverTexts: Readonly<Record<Language, Dictionaries>> = { sv, en }
