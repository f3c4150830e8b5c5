import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ContentToShare, MyGuidance, MyGuidanceChange } from '#contract/guidance/guidance.ts'
import { callApi } from '#web/lib/api.ts'

export const myGuidanceKey = (personId: string) => ['my-guidance', personId] as const

/** How often a page that stays open looks whether an answer has come, in milliseconds. */
const lookAgain = 60_000

/** The guides whom this person can choose, and the guidance with its thread. */
export const useMyGuidance = (personId: string) =>
  useQuery({
    queryKey: myGuidanceKey(personId),
    queryFn: ({ signal }) => callApi('readMyGuidance', { signal }),
    staleTime: 0,
    refetchInterval: lookAgain,
  })

/** What every change answers is the whole, so that nothing has to be read again. */
function useWriting<Wish>(personId: string, write: (wish: Wish) => Promise<MyGuidance>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: (answer) => client.setQueryData(myGuidanceKey(personId), answer),
    // A refusal means that something has changed elsewhere: another tab, or the guide.
    onError: () => client.invalidateQueries({ queryKey: myGuidanceKey(personId) }),
  })
}

export const useChangeGuidance = (personId: string) =>
  useWriting(personId, (body: MyGuidanceChange) => callApi('changeMyGuidance', { body }))

export const useShare = (personId: string) =>
  useWriting(personId, (body: ContentToShare) => callApi('shareWithGuide', { body }))

export type ChangeGuidance = ReturnType<typeof useChangeGuidance>
export type OwnGuidance = NonNullable<MyGuidance['guidance']>
