import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { ApiError, callApi } from '#web/lib/api.ts'
import { myResultsKey } from './my-results-query.ts'
import { reread } from './reread.ts'

/** Deletes a result in the account: what hindered it, null when it is gone. The function stays the same between renders. */
export function useDeleteInAccount(
  problemText: (error: unknown) => string,
): (id: string) => Promise<string | null> {
  const queries = useQueryClient()
  const words = useRef(problemText)
  words.current = problemText
  return useCallback(
    async (id) => {
      try {
        await callApi('deleteMyResult', { params: { resultId: id } })
      } catch (error) {
        // Gone already, from another window: that is what was asked for.
        if (!(error instanceof ApiError && error.status === 404)) return words.current(error)
      }
      await reread(queries, myResultsKey)
      return null
    },
    [queries],
  )
}
