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
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] })
})

/** Around the part of a page that reads from the server. Pages without it do not load the library. */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
