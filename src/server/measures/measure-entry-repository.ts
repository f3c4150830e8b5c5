import { sql } from 'kysely'
import type { Change } from '#core/measures/changes.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'
import type { MeasureRow } from './measure-repository.ts'

export type MeasureEntry = {
  readonly organisationId: string
  readonly riskId: string
  readonly id: string
  /** Null: about the risk itself. */
  readonly measureId: string | null
  readonly at: Date
  readonly personId: string | null
  readonly what: 'made' | 'changed' | 'commented'
  readonly comment: string | null
  readonly changes: readonly Change[]
}

/** @returns false when the entry exists already */
export async function insertMeasureEntry(tx: HrTransaction, entry: MeasureEntry): Promise<boolean> {
  const rows = await tx
    .insertInto('measure_entry')
    .values({ ...entry, changes: JSON.stringify(entry.changes) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

export type ToldEntry = Pick<MeasureEntry, 'id' | 'at' | 'what' | 'comment' | 'changes'> & {
  /** Name of the author; null for an erased person, or for the provider. */
  readonly by: string | null
}

/** Comments on and changes of a measure and its risk, oldest first. */
export async function listMeasureEntries(
  tx: HrTransaction,
  organisationId: string,
  { id, riskId }: Pick<MeasureRow, 'id' | 'riskId'>,
): Promise<ToldEntry[]> {
  return tx
    .selectFrom('measure_entry as e')
    .select(['e.id', 'e.at', 'e.what', 'e.comment', 'e.changes'])
    .select(
      sql<string | null>`(select coalesce(nullif(m.name, ''), m.email) from member m
        where m.organisation_id = e.organisation_id and m.person_id = e.person_id
        order by m.left_at nulls first limit 1)`.as('by'),
    )
    .where('e.organisationId', '=', organisationId)
    .where('e.riskId', '=', riskId)
    .where(({ or, eb }) => or([eb('e.measureId', '=', id), eb('e.measureId', 'is', null)]))
    .orderBy('e.place')
    .execute()
}

export async function findComment(
  tx: HrTransaction,
  organisationId: string,
  id: string,
): Promise<{ measureId: string | null; comment: string | null } | null> {
  const row = await tx
    .selectFrom('measure_entry')
    .select(['measureId', 'comment'])
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
