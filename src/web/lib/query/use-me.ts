import { useQuery } from '@tanstack/react-query'
import { readMe } from './read-me.ts'

export const meKey = ['me'] as const

/**
 * Who is signed in: null for nobody. A browser in which nobody signed in asks nothing.
 * @param asked false where it is known already that nobody is
 */
export function useMe(asked = true) {
  return useQuery({ queryKey: meKey, queryFn: ({ signal }) => readMe(signal), enabled: asked })
}
