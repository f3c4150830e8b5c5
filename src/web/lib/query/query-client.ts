import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api.ts'
import { forgetAhead } from '../reads-ahead.ts'
import { meKey } from './read-me.ts'

/** Five minutes is how long data count as fresh, in ms. */
const freshFor = 5 * 60 * 1000

/** Who is refused what the page offers may have lost a role, or the session: asked anew, the page says so. */
function askAgainWho(client: QueryClient, error: Error): void {
  const refused = error instanceof ApiError && (error.status === 401 || error.code === 'not-allowed')
  if (refused) void client.invalidateQueries({ queryKey: meKey })
}

export function createQueryClient(): QueryClient {
  const onError = (error: Error) => askAgainWho(client, error)
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay, staleTime: freshFor, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
  return client
}

/** One store for the whole visit: a page that is left and entered again finds its data. */
export const queryClient = createQueryClient()

/** After signing in: whatever was read before was read for somebody else. */
export function forgetForSomebody(client = queryClient): void {
  forgetAhead()
  client.clear()
}

/** After signing out, and after erasing the account: nothing that was read stays, and nobody is signed in. */
export function forgetForNobody(client = queryClient): void {
  forgetAhead()
  client.setQueryData(meKey, null)
  const cache = client.getQueryCache()
  for (const query of cache.getAll()) {
    if (query.queryKey[0] === meKey[0]) continue
    void query.cancel({ silent: true })
    // A part that is still on the page would ask for what is removed under it, and be refused: it is only emptied.
    if (query.isActive()) query.reset()
    else cache.remove(query)
  }
}

/** Three more tries, for reads that failed on the network or with 5xx; never for 4xx. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= 3) return false
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

/** Milliseconds before the next try: 1 s, doubled each time, at most 30 s. */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000)
}
