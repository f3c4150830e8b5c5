/** The two languages of the product. Swedish is the source and the default. */
export const languages = ['sv', 'en'] as const
export type Language = (typeof languages)[number]
const defaultLanguage: Language = 'sv'

/** The language of an address: everything under `/en` is English, the rest is Swedish. */
export function languageOf(pathname: string): Language {
  return /^\/en(\/|\.data$|$)/.test(pathname) ? 'en' : defaultLanguage
}

/** An address as the site map has it: `/en/om-stress`, `/en/om-stress/` and `/om-stress` are `/om-stress`. */
export function withoutLanguage(pathname: string): string {
  const path = languageOf(pathname) === defaultLanguage ? pathname : pathname.slice('/en'.length)
  return path.replace(/\/$/, '') || '/'
}

/**
 * The same page in a language. `path` is an address of the site map (`/om-stress`), with or without
 * query and fragment; both stay.
 */
export function pathIn(language: Language, path: string): string {
  if (language === defaultLanguage) return path
  return path === '/' ? '/en' : `/en${path.replace(/^\/(?=[?#])/, '')}`
}
