import { sql } from 'kysely'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

/**
 * Whether a round has been released: its invitations are gone, and nobody can answer any more. Without a link this looks only at
 * rounds of the person's own organisations, and is false for all others.
 */
export async function isRoundOver(
  tx: PersonTransaction,
  roundId: string,
  who: { readonly byLink: boolean; readonly personId: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ over: boolean }>`
    select round_is_over(${roundId}, ${who.byLink}, ${who.personId}) as over`.execute(tx)
  return rows[0]?.over ?? false
}
