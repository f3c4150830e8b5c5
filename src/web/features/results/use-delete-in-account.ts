import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { Translate } from '#text/messages.ts'
import { ApiError, callApi } from '#web/lib/api.ts'
import { problemText } from '#web/lib/problem-text.ts'
import { myResultsKey } from './my-results-query.ts'
import { reread } from './reread.ts'

/** Deletes a result in the account: what hindered it, null when it is gone. The function stays the same between renders. */
export function useDeleteInAccount(t: Translate): (id: string) => Promise<string | null> {
  const queries = useQueryClient()
  const words = useRef(t)
  words.current = t
  return useCallback(
    async (id) => {
      try {
        await callApi('deleteMyResult', { params: { resultId: id } })
      } catch (error) {
        // Gone already, from another window: that is what was asked for.
        if (!(error instanceof ApiError && error.status === 404)) return problemText(words.current, error)
      }
      await reread(queries, myResultsKey)
      return null
    },
    [queries],
  )
}
