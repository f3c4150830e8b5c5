import { sql } from 'kysely'
import type { JobsPool } from '#server/platform/db/pool.ts'

/**
 * Forgets moves that no list is held against any more: neither the last one of any unit, nor one of a round under way or opened or
 * released after `since`; and all before `oldest`.
 */
export async function forgetMoves(
  { kysely }: JobsPool,
  { since, oldest }: { readonly since: Date; readonly oldest: Date },
): Promise<void> {
  await sql`select forget_moves(${since}, ${oldest})`.execute(kysely)
}
