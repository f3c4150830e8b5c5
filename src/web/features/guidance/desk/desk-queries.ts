import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#contract/endpoint-types.ts'
import type { GuidanceChange, GuidanceThread } from '#contract/guidance/guidance.ts'
import { callApi } from '#web/lib/api.ts'

const listKey = ['guidances'] as const
const threadKey = (guidanceId: string) => ['guidance', guidanceId] as const

/** How often a page that stays open looks for news, in milliseconds. */
const lookAgain = 60_000

/** Everybody whom the guide has, and those of colleagues for whom the guide stands in. */
export const useGuidances = () =>
  useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => callApi('listGuidances', { signal }),
    staleTime: 0,
    refetchInterval: lookAgain,
  })

/** One thread beside what is shared in it. What is no longer the guide's is not shown for a moment longer. */
export const useGuidance = (guidanceId: string) =>
  useQuery({
    queryKey: threadKey(guidanceId),
    queryFn: ({ signal }) => callApi('readGuidance', { params: { guidanceId }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: lookAgain,
  })

/** Puts in a thread as the server answers it, and has the list read again. */
export function useShownThread(guidanceId: string) {
  const client = useQueryClient()
  return {
    show: (thread: GuidanceThread) => {
      client.setQueryData(threadKey(guidanceId), thread)
      void client.invalidateQueries({ queryKey: listKey })
    },
    reread: () => client.invalidateQueries({ queryKey: threadKey(guidanceId) }),
  }
}

export function useChangeThread(guidanceId: string) {
  const { show, reread } = useShownThread(guidanceId)
  return useMutation({
    mutationFn: (body: GuidanceChange) => callApi('changeGuidance', { params: { guidanceId }, body }),
    onSuccess: show,
    onError: reread,
  })
}

export type ChangeThread = ReturnType<typeof useChangeThread>

export function useWriteAbsence() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<'writeAbsence'>) => callApi('writeAbsence', { body }),
    onSuccess: (list) => client.setQueryData(listKey, list),
  })
}
