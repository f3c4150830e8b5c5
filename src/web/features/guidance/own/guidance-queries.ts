import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ContentToShare, MyGuidance, MyGuidanceChange } from '#contract/guidance/guidance.ts'
import { callApi } from '#web/lib/api.ts'

export const myGuidanceKey = (personId: string) => ['my-guidance', personId] as const
export const newsKey = (personId: string) => ['guidance-news', personId] as const

/** How often an open page reads again, in milliseconds. */
const lookAgain = 60_000

/** The guides that this person can choose, and the person's guidance with its thread. */
export const useMyGuidance = (personId: string) =>
  useQuery({
    queryKey: myGuidanceKey(personId),
    queryFn: ({ signal }) => callApi('readMyGuidance', { signal }),
    staleTime: 0,
    refetchInterval: lookAgain,
  })

/** For pages without the thread: what has arrived, and when the guide's answer is due. */
export const useGuidanceNews = (personId: string) =>
  useQuery({
    queryKey: newsKey(personId),
    queryFn: ({ signal }) => callApi('readGuidanceNews', { signal }),
    staleTime: 0,
    refetchInterval: lookAgain,
  })

/** The guidance, to compare its shared copies with the person's own documents: read once in a visit, and only if `isNeeded`. */
export const useSharedGuidance = (personId: string, isNeeded: boolean) =>
  useQuery({
    queryKey: myGuidanceKey(personId),
    queryFn: ({ signal }) => callApi('readMyGuidance', { signal }),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  }).data?.guidance ?? null

/** Every change returns the whole guidance, so that nothing has to be read again. */
function useWriting<Wish>(personId: string, write: (wish: Wish) => Promise<MyGuidance>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: (answer) => {
      client.setQueryData(myGuidanceKey(personId), answer)
      // The news are read again where they are shown next: the cached ones call a message new that has just been read.
      client.removeQueries({ queryKey: newsKey(personId), type: 'inactive' })
    },
    // A refusal means that something has changed elsewhere: another tab, or the guide.
    onError: () => client.invalidateQueries({ queryKey: myGuidanceKey(personId) }),
  })
}

export const useChangeGuidance = (personId: string) =>
  useWriting(personId, (body: MyGuidanceChange) => callApi('changeMyGuidance', { body }))

export const useShare = (personId: string) =>
  useWriting(personId, (body: ContentToShare) => callApi('shareWithGuide', { body }))

export type ChangeGuidance = ReturnType<typeof useChangeGuidance>

/** The error of the last change, if that was one of `pressed`: each error is shown beside the button that caused it. */
export const failureOf = (
  { error, variables }: ChangeGuidance,
  ...pressed: readonly MyGuidanceChange['do'][]
): Error | null => (variables !== undefined && pressed.includes(variables.do) ? error : null)
export type OwnGuidance = NonNullable<MyGuidance['guidance']>
