import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { languageOf } from '#core/languages.ts'

/** For `shouldRevalidate` of what surrounds a page: its texts change with the language only, so no query fetches them again. */
export const onNewLanguage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname)
