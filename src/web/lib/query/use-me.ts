import { useQuery } from '@tanstack/react-query'
import { readMe } from '../read-me.ts'

export const meKey = ['me'] as const

/** Who is signed in: null for nobody. A browser in which nobody signed in asks nothing. */
export function useMe() {
  return useQuery({ queryKey: meKey, queryFn: ({ signal }) => readMe(signal) })
}
