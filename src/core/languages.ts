type LanguageRow = {
  /** The language's name in itself. */
  readonly ownName: string
  /** The text of the link to it from the only other language. */
  readonly inOwnWords: string
  readonly direction: 'ltr' | 'rtl'
  /** The format of dates and numbers, and the order of names: a language with its country. */
  readonly locale: string
  /** The prefix of its addresses; only one language may have ''. */
  readonly prefix: '' | `/${string}`
  /** The separator between hours and minutes in running text. */
  readonly clock: '.' | ':'
}

/**
 * Every language of the product, one row each, by its BCP 47 tag. Everything else about languages follows from these rows
 * or is in a folder named by the tag; docs/domain/languages.md says how to add one.
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

/** Names of a language in a list of people besides its tag, in lower case. Not in the rows, because no browser needs them. */
export const calledInLists: Readonly<Record<Language, readonly string[]>> = {
  sv: ['svenska', 'swedish', 'swe'],
  en: ['engelska', 'english', 'eng'],
}

export const languages = Object.keys(languageRows) as readonly Language[]

/** The default language: texts are written in it first, staff read it, and its addresses have no prefix. */
export const defaultLanguage = 'sv' satisfies Language

/** The language of the pages over which answer languages are read (`answer-languages.ts`). */
export const answeringBase = 'en' satisfies Language

export const rowOf = (language: Language): LanguageRow => languageRows[language]

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(languageRows, tag)

/** Calls `make` for each language; returns the results by tag. */
export const inEachLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>

/** All languages but one, in the order of the rows. */
export const otherLanguages = (than: Language): readonly Language[] =>
  languages.filter((language) => language !== than)

/** The language of an address: that of the row whose prefix it begins with, else Swedish. */
export function languageOf(pathname: string): Language {
  const page = `${pathname.replace(/\.data$/, '')}/`
  return languages.find((language) => isUnder(rowOf(language).prefix, page)) ?? defaultLanguage
}

const isUnder = (prefix: string, page: string): boolean => prefix !== '' && page.startsWith(`${prefix}/`)

/** An address without its language, as in the site map: `/en/om-stress`, `/en/om-stress/` and `/om-stress` are `/om-stress`. */
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
