import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { myInvitationsKey } from '#web/features/profile/my-invitations-query.ts'
import { myResultsKey } from '#web/features/results/my-results-query.ts'
import { reread } from '#web/features/results/reread.ts'
import type { Delivery } from '#web/lib/outbox/outbox.ts'
import { meKey } from '#web/lib/query/read-me.ts'

/** What the outbox's news change elsewhere: an answer that arrived, a session that turns out to be over. */
export function useAccountNews(): (delivery: Delivery) => void {
  const queries = useQueryClient()
  return useCallback(
    ({ arrived, sessionOver }) => {
      const changed = [
        ...(arrived > 0 ? [myInvitationsKey, myResultsKey] : []),
        ...(sessionOver ? [meKey] : []),
      ]
      for (const queryKey of changed) void reread(queries, queryKey)
    },
    [queries],
  )
}
