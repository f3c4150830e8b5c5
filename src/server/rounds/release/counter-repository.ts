import { sql } from 'kysely'
import type { ReleaseTransaction } from '#server/platform/db/transaction.ts'

/** The counters of a round as one JSON text: unit → amounts. */
export async function readCounters(
  tx: ReleaseTransaction,
  roundId: string,
): Promise<{ readonly counters: string; readonly asksForCauses: boolean }> {
  const { rows } = await sql<{ counters: string; asksForCauses: boolean }>`
    select coalesce(json_object_agg(unit_id, amounts), '{}')::text as counters,
      coalesce(bool_or(amounts ? 'causes'), false) as asks_for_causes
    from vault.counter where round_id = ${roundId}`.execute(tx)
  return rows[0] ?? { counters: '{}', asksForCauses: false }
}

/** Runs in the transaction that publishes: a counter and its snapshot never exist at the same time. */
export async function deleteCounters(tx: ReleaseTransaction, roundId: string): Promise<void> {
  await tx.deleteFrom('vault.counter').where('roundId', '=', roundId).execute()
}
