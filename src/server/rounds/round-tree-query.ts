import { sql } from 'kysely'
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

/** Whether one of some other rounds did not ask a unit of this round. */
export async function readNotAsked(
  tx: HrTransaction,
  roundId: string,
  others: readonly string[],
): Promise<(roundId: string, unitId: string) => boolean> {
  const { rows } = await sql<{ roundId: string; unitId: string }>`
    select other.round_id, here.unit_id
    from round_unit here cross join unnest(${[...others]}::uuid[]) as other (round_id)
    where here.round_id = ${roundId} and not exists (
      select from round_unit there
      where there.organisation_id = here.organisation_id and there.round_id = other.round_id
        and there.unit_id = here.unit_id
    )`.execute(tx)
  const missing = new Set(rows.map((row) => `${row.roundId} ${row.unitId}`))
  return (other, unitId) => missing.has(`${other} ${unitId}`)
}
