import type { TextOf } from '#text/dictionaries.ts'
import { ApiError } from './api.ts'
import { useText } from './use-text.ts'

/** The words for a failed request, in the reader's language. The page must carry the dictionary `problems`. */
export function useProblemText(): (error: unknown) => string {
  const t = useText('problems')
  return (error) => problemText(t, error)
}

export function problemText(t: TextOf<'problems'>, error: unknown): string {
  return t(`problem.${error instanceof ApiError ? error.code : 'unexpected'}`)
}
