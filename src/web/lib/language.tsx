import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router'
import { type Language, languageOf, pathIn, withoutLanguage } from '#core/languages.ts'

type LanguageFacility = {
  readonly language: Language
  /** Navigates to this page in the other language. Query, fragment and history state stay. */
  readonly setLanguage: (language: Language) => void
  /** The address of a page of the site map in the current language. */
  readonly pathTo: (path: string) => string
  /** The address of this page, with query and fragment, in a language. */
  readonly thisPageIn: (language: Language) => string
}

const LanguageContext = createContext<LanguageFacility | null>(null)

/** The language is part of the address, so a link has its language and a reload keeps it. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const language = languageOf(pathname)

  const facility = useMemo<LanguageFacility>(() => {
    const thisPageIn = (to: Language) => pathIn(to, withoutLanguage(pathname)) + search + hash
    return {
      language,
      thisPageIn,
      pathTo: (path) => pathIn(language, path),
      setLanguage: (to) => void navigate(thisPageIn(to), { preventScrollReset: true, state }),
    }
  }, [language, pathname, search, hash, state, navigate])

  return <LanguageContext value={facility}>{children}</LanguageContext>
}

/** The current language and addresses in others. @throws outside its provider */
export function useLanguage(): LanguageFacility {
  const facility = useContext(LanguageContext)
  if (facility === null) throw new Error('useLanguage must be used within a LanguageProvider')
  return facility
}

/** For `shouldRevalidate` of what surrounds a page: its texts change with the language only, so no query fetches them again. */
export const onNewLanguage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname)
