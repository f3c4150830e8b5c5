import type { Translate } from '#text/messages.ts'
import { ApiError } from './api.ts'

/**
 * The words for a failed request, in the reader's language. The page must carry the `problems`
 * dictionary: `pageTexts({ sv, en }, { sv: problemsSv, en: problemsEn })`.
 */
export function problemText(t: Translate, error: unknown): string {
  return t(`problem.${error instanceof ApiError ? error.code : 'unexpected'}`)
}
