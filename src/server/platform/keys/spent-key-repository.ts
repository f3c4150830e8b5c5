import { sql } from 'kysely'
import type { HrTransaction, PersonTransaction } from '#server/platform/db/transaction.ts'

/** A request, by the id derived from its key or the id of the row that it made. */
export type SpentKey = { readonly personId: string; readonly kind: string; readonly id: string }

/** The latest keys kept of one person and kind: a device is seldom further behind, and the row stays small. */
const mostSpent = 200

/**
 * Notes that a request has taken effect, or that its row was deleted: a late repetition changes nothing.
 * @returns false when this was noted before
 */
export async function spendKey(
  tx: PersonTransaction | HrTransaction,
  { personId, kind, id }: SpentKey,
): Promise<boolean> {
  const { rows } =
    await sql`insert into spent_key as spent (person_id, kind, ids) values (${personId}, ${kind}, array[${id}::uuid])
    on conflict (person_id, kind) do update
    set ids = (spent.ids || excluded.ids)[greatest(1, cardinality(spent.ids) + 2 - ${mostSpent}::integer):]
    where not spent.ids @> excluded.ids
    returning person_id`.execute(tx)
  return rows.length > 0
}

export async function isSpent(tx: PersonTransaction, { personId, kind, id }: SpentKey): Promise<boolean> {
  const { rows } = await sql`select from spent_key
    where person_id = ${personId} and kind = ${kind} and ids @> array[${id}::uuid]`.execute(tx)
  return rows.length > 0
}
