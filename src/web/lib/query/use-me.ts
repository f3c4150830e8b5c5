import { useQuery } from '@tanstack/react-query'
import { meQuery } from './read-me.ts'

/**
 * Who is signed in: null for nobody. A browser in which nobody signed in asks nothing. Asked again whenever somebody comes
 * back to the tab: a role or the session may have ended meanwhile.
 */
export const useMe = () => useQuery({ ...meQuery, refetchOnWindowFocus: 'always' })
