import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#contract/endpoint-types.ts'
import type { GuidanceChange, GuidanceThread } from '#contract/guidance/guidance.ts'
import { callApi } from '#web/lib/api.ts'

const listKey = ['guidances'] as const
const threadKey = (guidanceId: string) => ['guidance', guidanceId] as const

/** How often an open page reads again, in milliseconds. */
const lookAgain = 60_000

/** The guide's own participants, and those of colleagues for whom the guide is the stand-in. */
export const useGuidances = () =>
  useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => callApi('listGuidances', { signal }),
    staleTime: 0,
    refetchInterval: lookAgain,
  })

/** One thread with its shared copies. It is not cached after the page: the guide may have lost access to it meanwhile. */
export const useGuidance = (guidanceId: string) =>
  useQuery({
    queryKey: threadKey(guidanceId),
    queryFn: ({ signal }) => callApi('readGuidance', { params: { guidanceId }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: lookAgain,
  })

/** Caches a thread from the server's answer, and reads the list again. */
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
