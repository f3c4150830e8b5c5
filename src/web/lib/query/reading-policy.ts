import { ApiError } from '../api.ts'

/** Three more tries, for reads that failed on the network or with 5xx; never for 4xx. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= 3) return false
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

/** Milliseconds before the next try: 1 s, doubled each time, at most 30 s. */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000)
}

/** Five minutes is how long data count as fresh, in ms. */
export const freshFor = 5 * 60 * 1000
