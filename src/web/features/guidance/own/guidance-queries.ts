import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ContentToShare, MyGuidance, MyGuidanceChange } from '#contract/guidance/guidance.ts'
import { callApi } from '#web/lib/api.ts'

export const myGuidanceKey = (personId: string) => ['my-guidance', personId] as const
export const newsKey = (personId: string) => ['guidance-news', personId] as const

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

/** What came and what is owed, for a page beside the thread. */
export const useGuidanceNews = (personId: string) =>
  useQuery({
    queryKey: newsKey(personId),
    queryFn: ({ signal }) => callApi('readGuidanceNews', { signal }),
    staleTime: 0,
    refetchInterval: lookAgain,
  })

/** The guidance for comparing its copies with the person's own documents: read once a visit, and only where it `isNeeded`. */
export const useSharedGuidance = (personId: string, isNeeded: boolean) =>
  useQuery({
    queryKey: myGuidanceKey(personId),
    queryFn: ({ signal }) => callApi('readMyGuidance', { signal }),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  }).data?.guidance ?? null

/** What every change answers is the whole, so that nothing has to be read again. */
function useWriting<Wish>(personId: string, write: (wish: Wish) => Promise<MyGuidance>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: (answer) => {
      client.setQueryData(myGuidanceKey(personId), answer)
      // Read anew where it is shown next: it would say that something is new which has just been read.
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

/** Why what was pressed last could not be done, if that was one of these: it is said where it was pressed. */
export const failureOf = (
  { error, variables }: ChangeGuidance,
  ...pressed: readonly MyGuidanceChange['do'][]
): Error | null => (variables !== undefined && pressed.includes(variables.do) ? error : null)
export type OwnGuidance = NonNullable<MyGuidance['guidance']>
