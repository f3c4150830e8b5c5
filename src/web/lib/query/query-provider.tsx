import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from './query-client.ts'

/** One store for the whole visit: a page that is left and entered again finds its data. */
const queryClient = createQueryClient()

/** Around the part of a page that reads from the server. Pages without it do not load the library. */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
