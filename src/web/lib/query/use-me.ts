import { useQuery } from '@tanstack/react-query'
import { meQuery } from './read-me.ts'

/**
 * Who is signed in; null: nobody. Without the signed-in mark it sends no request. It is read again when the person returns
 * to the tab, because a role or the session may have ended meanwhile.
 */
export const useMe = () => useQuery({ ...meQuery, refetchOnWindowFocus: 'always' })
