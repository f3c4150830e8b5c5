import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Reads again what a write has changed. A first reading that is still under way would count as the new one, though it
 * may have left before the write arrived: it is called off first.
 */
export async function reread(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey })
  await queries.invalidateQueries({ queryKey })
}
