import type { LoaderFunctionArgs } from 'react-router'
import { type Language, languageOf, withoutLanguage } from '#core/languages.ts'
import { type DictionaryName, dictionaries } from '#text/dictionaries.ts'
import type { Texts } from '#text/messages.ts'
import { type Page, pages } from '../sitemap.ts'

/** Dictionaries in one language, by name. */
export type PageTexts = { readonly [Name in DictionaryName]?: Texts }

/** What every page's loader returns. It is made at build time and stored in the page's HTML and `.data`. */
export type PageData = {
  /** The page's texts in the language of its address, and in no other. */
  readonly texts: PageTexts
  readonly page: {
    readonly language: Language
    /** Address without language, `/om-stress`. */
    readonly path: string
    /** The address that search engines should index, if it is another. */
    readonly canonical: string
    /** Whether search engines may index it. */
    readonly index: boolean
  }
}

/** The page's address, from the address of its HTML (`/om-stress/`) or of its data (`/om-stress.data`, `/_.data`). */
function addressOf(pathname: string): string {
  return pathname.replace(/\.data$/, '').replace(/\/_?$/, '') || '/'
}

/** The dictionaries of a frame, besides those that all frames share. */
const ofFrame = (frame: Page['frame']): readonly DictionaryName[] => (frame === 'work' ? ['todo'] : [])

/**
 * The data of a page in the language of its address: for loaders that return more than texts. Call it in loaders only: React
 * Router keeps loaders and their imports out of the browser.
 */
export function pageData(request: Request, ...names: readonly DictionaryName[]): PageData {
  const { pathname } = new URL(request.url)
  const language = languageOf(pathname)
  const path = withoutLanguage(addressOf(pathname))
  const listed = pages.find((page) => page.path === path)
  return {
    texts: Object.fromEntries(
      [...names, ...ofFrame(listed?.frame)].map((name) => [name, dictionaries[language][name]]),
    ),
    page: {
      language,
      path,
      canonical: listed?.canonical ?? path,
      index: listed !== undefined && listed.index !== false,
    },
  }
}

/** The loader of a page that needs its texts only: `export const loader = pageTexts('booking', 'problems')`. */
export function pageTexts(...names: readonly DictionaryName[]) {
  return ({ request }: LoaderFunctionArgs): PageData => pageData(request, ...names)
}
