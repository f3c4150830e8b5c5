import { useQuery } from '@tanstack/react-query'
import type { Result } from '#core/scoring/evaluate.ts'
import { callApi } from '#web/lib/api.ts'
import type { TakenResult } from './own-result.ts'

export const myResultsKey = ['my-results'] as const

/** The account's results, newest first. Asked for only when somebody is signed in. */
export function useMyResults(personId: string | null | undefined) {
  return useQuery({
    queryKey: [...myResultsKey, personId],
    enabled: typeof personId === 'string',
    queryFn: async ({ signal }): Promise<readonly TakenResult[]> => {
      const { results } = await callApi('listMyResults', { signal })
      // The same shape; the contract's arrays may be written to, ours may not.
      return results.map(({ id, takenAt, result }) => ({ id, takenAt, result: result satisfies Result }))
    },
  })
}
