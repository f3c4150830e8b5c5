import { QueryClient } from '@tanstack/react-query'
import { freshFor, retryDelay, shouldRetry } from '../reading-policy.ts'

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay, staleTime: freshFor, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
}
