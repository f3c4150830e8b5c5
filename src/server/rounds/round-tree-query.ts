import type { HrTransaction } from '#server/platform/db/transaction.ts'

export type FrozenUnit = {
  readonly id: string
  readonly name: string
  readonly parentId: string | null
  readonly position: number
}

/** The tree of a round as it was when the round opened, in no particular order. */
export async function readRoundTree(tx: HrTransaction, roundId: string): Promise<FrozenUnit[]> {
  return tx
    .selectFrom('round_unit')
    .select(['unitId as id', 'name', 'parentId', 'position'])
    .where('roundId', '=', roundId)
    .execute()
}
