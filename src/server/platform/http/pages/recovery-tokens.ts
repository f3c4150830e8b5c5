import type { Language } from '#core/languages.ts'
import { fill } from '#text/messages.ts'
import { serverTexts } from '#text/server-texts.ts'
import type { Tokens } from './brand-tokens.ts'

/** Words for texts about retention where the database's write-ahead log is kept (decision 0695); empty where it is not. */
export function recoveryTokens(hours: number | undefined, language: Language): Tokens {
  const { afterwards, kept } = serverTexts[language].recovery
  const added = (text: string) => (hours === undefined ? '' : ` ${fill(text, language, { hours })}`)
  return { RECOVERY_AFTERWARDS: added(afterwards), RECOVERY_KEPT: added(kept) }
}
