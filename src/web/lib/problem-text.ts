import type { TextOf } from '#text/dictionaries.ts'
import { ApiError } from './api.ts'
import { missing } from './fetch-part.ts'
import { useText } from './use-text.ts'

/** The words for a failed request, in the reader's language. The page must carry the dictionary `problems`. */
export function useProblemText(): (error: unknown) => string {
  const t = useText('problems')
  return (error) => problemText(t, error)
}

export function problemText(t: TextOf<'problems'>, error: unknown): string {
  const code = error instanceof ApiError ? error.code : 'unexpected'
  // The script that sends the request is missing, not the network. The notice above the page says so too.
  return t(code === 'network' && missing.reason === 'outdated' ? 'problem.outdated' : `problem.${code}`)
}
