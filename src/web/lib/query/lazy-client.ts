import type { Me } from '#contract/identity/me.ts'
import { mayBeSignedIn } from '../signed-in-mark.ts'
import { meQuery } from './read-me.ts'

/** For pages that visitors open: the library is fetched only where there is something to read or to delete. */
const loadClient = () => import('./query-client.ts')

/** Who is signed in; null: nobody. */
export async function askWhoIsHere(): Promise<Me | null> {
  if (!mayBeSignedIn()) return null
  const { queryClient } = await loadClient()
  return queryClient.fetchQuery(meQuery)
}

/** After a refused form: asks again who is signed in, because the writer may have lost the session or a role; the page then says so. */
export async function askAgainWhoIsHere(error: unknown): Promise<void> {
  if (!mayBeSignedIn()) return
  const client = await loadClient().catch(() => null)
  client?.askAgainWho(client.queryClient, error)
}

/** After signing in or out: deletes what was read for the former session. */
export async function forgetReads(now: 'somebody' | 'nobody'): Promise<void> {
  // A client that was never fetched has stored nothing.
  const client = await loadClient().catch(() => null)
  if (now === 'somebody') client?.forgetForSomebody()
  else client?.forgetForNobody()
}
