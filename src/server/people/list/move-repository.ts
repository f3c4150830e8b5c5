import { sql } from 'kysely'
import type { JobsPool } from '#server/platform/db/pool.ts'

/**
 * Deletes moves that no list is compared with any more: neither the last list of a unit, nor one of a round that is under way or opened
 * or released after `since`; and all moves before `oldest`.
 */
export async function forgetMoves(
  { kysely }: JobsPool,
  { since, oldest }: { readonly since: Date; readonly oldest: Date },
): Promise<void> {
  await sql`select forget_moves(${since}, ${oldest})`.execute(kysely)
}
