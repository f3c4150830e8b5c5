import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Translate } from '#text/messages.ts'
import { ApiError, callApi } from '#web/lib/api.ts'
import { problemText } from '#web/lib/problem-text.ts'
import { myResultsKey } from './my-results-query.ts'
import { reread } from './reread.ts'

/** Deletes a result for good, in the account or in the browser, wherever it lies. */
export function useDeleteResult(
  t: Translate,
  inBrowser: (id: string) => boolean,
  removeHere: (id: string) => void,
) {
  const queries = useQueryClient()
  const [deleting, setDeleting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [deleted, setDeleted] = useState(false)

  async function remove(id: string): Promise<boolean> {
    setProblem(null)
    if (inBrowser(id)) {
      removeHere(id)
      setDeleted(true)
      return true
    }
    setDeleting(true)
    try {
      await callApi('deleteMyResult', { params: { resultId: id } })
    } catch (error) {
      // Gone already, from another window: that is what was asked for.
      if (!(error instanceof ApiError && error.status === 404)) {
        setProblem(problemText(t, error))
        return false
      }
    } finally {
      setDeleting(false)
    }
    await reread(queries, myResultsKey)
    setDeleted(true)
    return true
  }

  return { deleting, problem, deleted, remove }
}
