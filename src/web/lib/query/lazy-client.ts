import type { Me } from '#contract/identity/me.ts'
import { mayBeSignedIn } from '../signed-in-mark.ts'
import { meQuery } from './read-me.ts'

/** For pages that visitors open: the library comes only where there is something to read or to forget. */
const loadClient = () => import('./query-client.ts')

/** Who is signed in: null for nobody. */
export async function askWhoIsHere(): Promise<Me | null> {
  if (!mayBeSignedIn()) return null
  const { queryClient } = await loadClient()
  return queryClient.fetchQuery(meQuery)
}

/** After signing in or out: whatever was read before was read for somebody else. */
export async function forgetReads(now: 'somebody' | 'nobody'): Promise<void> {
  // A client that cannot be fetched now was not here before, and has kept nothing.
  const client = await loadClient().catch(() => null)
  if (now === 'somebody') client?.forgetForSomebody()
  else client?.forgetForNobody()
}
