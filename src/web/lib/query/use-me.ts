import { useQuery } from '@tanstack/react-query'
import { meQuery } from './read-me.ts'

/** Who is signed in: null for nobody. A browser in which nobody signed in asks nothing. */
export const useMe = () => useQuery(meQuery)
