import { useCallback, useEffect, useState } from 'react'
import { freshFor, retryDelay, shouldRetry } from './reading-policy.ts'

export type Reading<Answer> = {
  /** The answer to the last question that was answered, also while the next is on its way. */
  readonly data: Answer | undefined
  /** Why the present question was not answered; null as long as that is open. */
  readonly error: unknown
  readonly refetch: () => void
}

type Kept = { readonly at: number; readonly answer: unknown }
type State<Answer> = { readonly data?: Answer; readonly error: unknown }

/** For the visit: what was asked within five minutes is not asked again. */
const kept = new Map<string, Kept>()

/**
 * Reads from the server for a page that asks one thing, by the same rules as the query library (`lib/query`), whose
 * 10 kB a public page can do without.
 * @param key names what is asked; another key is another question
 * @param read must be the same as long as the key is
 */
export function useReading<Answer>(
  key: string,
  read: (signal: AbortSignal) => Promise<Answer>,
): Reading<Answer> {
  const [state, setState] = useState<State<Answer>>({ error: null })
  const [turn, setTurn] = useState(0)
  const refetch = useCallback(() => setTurn((now) => now + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks the same question again
  useEffect(() => {
    const known = kept.get(key)
    if (known !== undefined && Date.now() - known.at < freshFor) {
      setState({ data: known.answer as Answer, error: null })
      return
    }
    const leaving = new AbortController()
    const { signal } = leaving
    setState(({ data }) => ({ error: null, ...(data === undefined ? {} : { data }) }))
    readWithRetries(read, signal).then(
      (answer) => {
        kept.set(key, { at: Date.now(), answer })
        if (!signal.aborted) setState({ data: answer, error: null })
      },
      (error: unknown) => {
        if (!signal.aborted) setState({ error })
      },
    )
    return () => leaving.abort()
  }, [key, read, turn])

  return { data: state.data, error: state.error, refetch }
}

/** @throws what the last try threw */
export async function readWithRetries<Answer>(
  read: (signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  for (let failures = 0; ; failures++) {
    try {
      return await read(signal)
    } catch (error) {
      if (signal.aborted || !shouldRetry(failures, error)) throw error
      await new Promise((resolve) => setTimeout(resolve, retryDelay(failures)))
      signal.throwIfAborted()
    }
  }
}
