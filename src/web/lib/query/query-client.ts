import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api.ts'
import { forgetAhead } from '../reads-ahead.ts'
import { meKey } from './read-me.ts'

/** In milliseconds: for five minutes data count as fresh. */
const freshFor = 5 * 60 * 1000

/** After a refusal, reads again who is signed in: a role or the session may have ended, and the page then says so. */
export function askAgainWho(client: QueryClient, error: unknown): void {
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

/** One cache for the whole visit: a page that is entered again finds its data. */
export const queryClient = createQueryClient()

/** After signing in: deletes everything that was read for the former session. */
export function forgetForSomebody(client = queryClient): void {
  forgetAhead()
  client.clear()
}

/** After signing out, and after erasing the account: deletes everything that was read, and records that nobody is signed in. */
export function forgetForNobody(client = queryClient): void {
  forgetAhead()
  client.setQueryData(meKey, null)
  const cache = client.getQueryCache()
  for (const query of cache.getAll()) {
    if (query.queryKey[0] === meKey[0]) continue
    void query.cancel({ silent: true })
    // A part of the page that is still mounted would read a removed query again and be refused, so its query is only reset.
    if (query.isActive()) query.reset()
    else cache.remove(query)
  }
}

/** Up to three retries, only for reads that failed on the network or with 5xx; never for 4xx. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= 3) return false
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

/** Back-off before the next try, in milliseconds: 1 s, doubled each time, at most 30 s. */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000)
}
