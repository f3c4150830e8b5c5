import type { Language } from '#core/languages.ts'
import { dictionaries as en } from './en/server-dictionaries.ts'
import { dictionaries as sv } from './sv/server-dictionaries.ts'

type Source = typeof sv
type Dictionaries = {
  readonly [Name in keyof Source]: Readonly<Record<keyof Source[Name], string>>
}

/** What the server itself says, by language and dictionary. The pages' texts are not here, so that it need not hold them. */
export const serverTexts: Readonly<Record<Language, Dictionaries>> = { sv, en }
