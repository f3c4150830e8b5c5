import { useQuery } from '@tanstack/react-query'
import type { Me } from '#contract/me.ts'
import { ApiError, callApi } from '../api.ts'

export const meKey = ['me'] as const

/** Who is signed in: null for nobody. */
export function useMe() {
  return useQuery({
    queryKey: meKey,
    queryFn: async ({ signal }): Promise<Me | null> => {
      try {
        return await callApi<Me>('readMe', { signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null
        throw error
      }
    },
  })
}
