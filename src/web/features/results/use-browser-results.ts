import { useCallback, useEffect, useMemo, useState } from 'react'
import {
  type BrowserResult,
  browserResultsKey,
  keepResult,
  readBrowserResults,
  removeResult,
  type Shelf,
  wantInAccount,
} from './browser-results.ts'

/** The results in this browser, the same in every tab. Empty until the page runs in one. */
export function useBrowserResults(shelf: Shelf) {
  const [results, setResults] = useState<readonly BrowserResult[]>([])
  const refresh = useCallback(() => setResults(readBrowserResults(shelf)), [shelf])

  useEffect(() => {
    refresh()
    const otherTab = ({ key }: StorageEvent) => {
      if (key === browserResultsKey || key === null) refresh()
    }
    addEventListener('storage', otherTab)
    return () => removeEventListener('storage', otherTab)
  }, [refresh])

  const changes = useMemo(
    () => ({
      keep(kept: BrowserResult) {
        keepResult(shelf, kept)
        refresh()
      },
      remove(id: string) {
        removeResult(shelf, id)
        refresh()
      },
      want(personId: string, id?: string) {
        wantInAccount(shelf, personId, id)
        refresh()
      },
    }),
    [shelf, refresh],
  )
  return { results, refresh, ...changes }
}
