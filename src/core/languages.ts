type LanguageRow = {
  /** What its readers call it. */
  readonly ownName: string
  /** What a link says that leads to it from the only other language. */
  readonly inOwnWords: string
  readonly direction: 'ltr' | 'rtl'
  /** How its readers write dates and numbers, and in which order they put names: a language with its country. */
  readonly locale: string
  /** What its addresses begin with; '' is for one language alone. */
  readonly prefix: '' | `/${string}`
  /** Between hours and minutes in running text. */
  readonly clock: '.' | ':'
}

/**
 * Every language of the product, one row each, by its BCP 47 tag. All else that knows of languages follows from here or is
 * in a folder named by the tag; docs/domain/languages.md says how one is added.
 */
export const languageRows = {
  sv: {
    ownName: 'Svenska',
    inOwnWords: 'På svenska',
    direction: 'ltr',
    locale: 'sv-SE',
    prefix: '',
    clock: '.',
  },
  en: {
    ownName: 'English',
    inOwnWords: 'In English',
    direction: 'ltr',
    locale: 'en-GB',
    prefix: '/en',
    clock: ':',
  },
} as const satisfies Readonly<Record<string, LanguageRow>>

export type Language = keyof typeof languageRows

/** What a list of people may call a language besides its tag, in lower case. Not in the rows, because no browser asks. */
export const calledInLists: Readonly<Record<Language, readonly string[]>> = {
  sv: ['svenska', 'swedish'],
  en: ['engelska', 'english'],
}

export const languages = Object.keys(languageRows) as readonly Language[]

/** The language that texts are written in first, that staff read, and whose addresses have no prefix. */
export const defaultLanguage = 'sv' satisfies Language

/** The language of the pages that the way of answering is read over in others (`answer-languages.ts`). */
export const answeringBase = 'en' satisfies Language

export const rowOf = (language: Language): LanguageRow => languageRows[language]

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(languageRows, tag)

/** The same made for each language, by tag. */
export const inEachLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>

/** All but one, in the order of the rows. */
export const otherLanguages = (than: Language): readonly Language[] =>
  languages.filter((language) => language !== than)

/** The language of an address: what begins with the prefix of a row is in its language, the rest is Swedish. */
export function languageOf(pathname: string): Language {
  const page = `${pathname.replace(/\.data$/, '')}/`
  return languages.find((language) => isUnder(rowOf(language).prefix, page)) ?? defaultLanguage
}

const isUnder = (prefix: string, page: string): boolean => prefix !== '' && page.startsWith(`${prefix}/`)

/** An address as the site map has it: `/en/om-stress`, `/en/om-stress/` and `/om-stress` are `/om-stress`. */
export function withoutLanguage(pathname: string): string {
  return pathname.slice(rowOf(languageOf(pathname)).prefix.length).replace(/\/$/, '') || '/'
}

/**
 * The same page in a language. `path` is an address of the site map (`/om-stress`), with or without
 * query and fragment; both stay.
 */
export function pathIn(language: Language, path: string): string {
  const { prefix } = rowOf(language)
  if (prefix === '') return path
  return prefix + path.replace(/^\/(?=[?#]|$)/, '')
}
