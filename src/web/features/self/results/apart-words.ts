import type { Language } from '#core/languages.ts'
import { formatDate } from '#text/format.ts'
import type { Translate } from '#text/messages.ts'
import type { result } from '#text/sv/result.ts'
import type { Apart } from './own-result.ts'

/** Why a change cannot be computed, in a sentence. */
export const apartWords = (
  t: Translate<keyof typeof result>,
  language: Language,
  { why, date }: Apart,
): string => t(`apart.${why}`, { date: formatDate(new Date(date), language) })
