import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { myInvitationsKey } from '#web/features/profile/my-invitations-query.ts'
import type { OutboxNews } from '#web/features/profile/use-outbox.ts'
import { myResultsKey } from '#web/features/results/my-results-query.ts'
import { reread } from '#web/features/results/reread.ts'
import { meKey } from '#web/lib/query/read-me.ts'

/** What the outbox's news change elsewhere: an answer that arrived, a session that turns out to be over. */
export function useAccountNews(): (news: OutboxNews) => void {
  const queries = useQueryClient()
  return useCallback(
    (news) => {
      const changed = news === 'arrived' ? [myInvitationsKey, myResultsKey] : [meKey]
      for (const queryKey of changed) void reread(queries, queryKey)
    },
    [queries],
  )
}
