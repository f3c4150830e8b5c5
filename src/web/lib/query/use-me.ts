import { useQuery } from '@tanstack/react-query'
import type { Me } from '#contract/me.ts'
import { ApiError, callApi } from '../api.ts'
import { markSignedIn, mayBeSignedIn } from '../signed-in-mark.ts'

export const meKey = ['me'] as const

/** Who is signed in: null for nobody. A browser in which nobody signed in asks nothing. */
export function useMe() {
  return useQuery({
    queryKey: meKey,
    queryFn: async ({ signal }): Promise<Me | null> => {
      if (!mayBeSignedIn()) return null
      try {
        const me = await callApi<Me>('readMe', { signal })
        markSignedIn(true)
        return me
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 401)) throw error
        markSignedIn(false)
        return null
      }
    },
  })
}
