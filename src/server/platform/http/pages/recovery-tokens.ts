import type { Language } from '#core/languages.ts'
import { fill } from '#text/messages.ts'
import { serverTexts } from '#text/server-texts.ts'
import type { Tokens } from './brand-tokens.ts'

/** What is added to sentences where the log of the database is kept for so many hours (decision 0695); nothing where it is not. */
export function recoveryTokens(hours: number | undefined, language: Language): Tokens {
  const { afterwards, kept } = serverTexts[language].recovery
  const added = (text: string) => (hours === undefined ? '' : ` ${fill(text, language, { hours })}`)
  return { RECOVERY_AFTERWARDS: added(afterwards), RECOVERY_KEPT: added(kept) }
}
