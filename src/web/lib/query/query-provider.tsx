import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { whenPersonChanges } from '../forget-reads.ts'
import { createQueryClient } from './query-client.ts'
import { meKey } from './use-me.ts'

/** One store for the whole visit: a page that is left and entered again finds its data. */
const queryClient = createQueryClient()

whenPersonChanges((now) => {
  if (now === 'somebody') return queryClient.clear()
  queryClient.setQueryData(meKey, null)
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll()) {
    if (query.queryKey[0] === meKey[0]) continue
    void query.cancel({ silent: true })
    // A part that is still on the page would ask for what is removed under it, and be refused: it is only emptied.
    if (query.isActive()) query.reset()
    else cache.remove(query)
  }
})

/** Around the part of a page that reads from the server. Pages without it do not load the library. */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
