import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SupportRequest } from '#contract/support/support.ts'
import { callApi } from '#web/lib/api.ts'

const receiversKey = (personId: string) => ['support-receivers', personId] as const
const requestsKey = (personId: string) => ['support-requests', personId] as const

/** How often an open page looks for an answer, in milliseconds. */
const lookAgain = 60_000

/** The receivers that this person can ask. */
export function useReceivers(personId: string) {
  return useQuery({
    queryKey: receiversKey(personId),
    queryFn: ({ signal }) => callApi('listSupportReceivers', { signal }),
  })
}

/** This person's support requests, newest first. */
export function useMySupport(personId: string) {
  return useQuery({
    queryKey: requestsKey(personId),
    queryFn: async ({ signal }) => (await callApi('listMySupportRequests', { signal })).requests,
    staleTime: 0,
    refetchInterval: lookAgain,
  })
}

/** To be called after sending: adds the new request to the cached list. */
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

/** Requested whatever the result is, like the other contact rules, so that the request reveals nothing about the zone. */
export function useGuidanceOffer(personId: string): GuidanceOffer {
  const { data } = useQuery({
    queryKey: ['guidance-news', personId],
    queryFn: ({ signal }) => callApi('readGuidanceNews', { signal }),
  })
  if (data === undefined) return null
  if (data.guidance !== null) return 'open'
  return data.choosable ? 'possible' : null
}
