import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SupportRequest } from '#contract/support/support.ts'
import { callApi } from '#web/lib/api.ts'

const receiversKey = (personId: string) => ['support-receivers', personId] as const
const requestsKey = (personId: string) => ['support-requests', personId] as const

/** How often a page that stays open looks whether somebody has answered, in milliseconds. */
const lookAgain = 60_000

/** Whom this person can turn to. */
export function useReceivers(personId: string) {
  return useQuery({
    queryKey: receiversKey(personId),
    queryFn: ({ signal }) => callApi('listSupportReceivers', { signal }),
  })
}

/** What this person has asked for, newest first. */
export function useMySupport(personId: string) {
  return useQuery({
    queryKey: requestsKey(personId),
    queryFn: async ({ signal }) => (await callApi('listMySupportRequests', { signal })).requests,
    staleTime: 0,
    refetchInterval: lookAgain,
  })
}

/** For after sending: the new request is in the list at once. */
export function useSentRequest(personId: string) {
  const client = useQueryClient()
  return (sent: SupportRequest) => {
    client.setQueryData<readonly SupportRequest[]>(requestsKey(personId), (before = []) => [
      sent,
      ...before.filter(({ id }) => id !== sent.id),
    ])
  }
}

export function useCloseRequest(personId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (requestId: string) => callApi('closeMySupportRequest', { params: { requestId } }),
    onSettled: () => client.invalidateQueries({ queryKey: requestsKey(personId) }),
  })
}

/** Whether this person has a guide, could choose one, or neither (null). */
export type GuidanceOffer = 'open' | 'possible' | null

/** Asked whatever the result is, as the rest of the contact rules: the request says nothing of the zone. */
export function useGuidanceOffer(personId: string): GuidanceOffer {
  const { data } = useQuery({
    queryKey: ['guidance-news', personId],
    queryFn: ({ signal }) => callApi('readGuidanceNews', { signal }),
  })
  if (data === undefined) return null
  if (data.guidance !== null) return 'open'
  return data.choosable ? 'possible' : null
}
