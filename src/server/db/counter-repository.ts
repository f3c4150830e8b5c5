import type { Amounts } from './tables.ts'
import type { ReleaseTransaction } from './transaction.ts'

/** What the answers of a round add up to, by unit. */
export async function readCounters(
  tx: ReleaseTransaction,
  roundId: string,
): Promise<{ unit: string; amounts: Amounts }[]> {
  return tx
    .selectFrom('vault.counter')
    .select(['unit_id as unit', 'amounts'])
    .where('round_id', '=', roundId)
    .execute()
}

/** In the transaction that publishes: a counter and its snapshot never stand side by side. */
export async function deleteCounters(tx: ReleaseTransaction, roundId: string): Promise<void> {
  await tx.deleteFrom('vault.counter').where('round_id', '=', roundId).execute()
}
