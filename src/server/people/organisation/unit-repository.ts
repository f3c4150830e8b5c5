import { sql } from 'kysely'
import type { PlannedUnit } from '#core/import/import-plan.ts'
import type { PresentUnit } from '#core/import/present.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

export type OpenUnit = {
  readonly id: string
  readonly externalId: string
  readonly name: string
  readonly parentId: string | null
}

export async function listOpenUnits(tx: HrTransaction, organisationId: string): Promise<OpenUnit[]> {
  return tx
    .selectFrom('unit')
    .select(['id', 'externalId', 'name', 'parentId'])
    .where('organisationId', '=', organisationId)
    .where('closedAt', 'is', null)
    .execute()
}

/** Present members by unit, without those of lower units; units without members are left out. */
export async function countMembersByUnit(
  tx: HrTransaction,
  organisationId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('member')
    .select(({ fn }) => ['unitId', fn.countAll<number>().as('members')])
    .where('organisationId', '=', organisationId)
    .where('leftAt', 'is', null)
    .groupBy('unitId')
    .execute()
  return new Map(rows.map((row) => [row.unitId, row.members]))
}

/** Open and closed units, closed ones first. */
export async function listAllUnits(tx: HrTransaction, organisationId: string): Promise<PresentUnit[]> {
  return tx
    .selectFrom('unit')
    .select(['id', 'externalId', 'name', 'parentId'])
    .select(sql<boolean>`closed_at is null`.as('open'))
    .where('organisationId', '=', organisationId)
    .orderBy('closedAt', (order) => order.asc().nullsLast())
    .execute()
}

export async function isOpenUnit(
  tx: HrTransaction,
  organisationId: string,
  unitId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('unit')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('id', '=', unitId)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function closeUnits(
  tx: HrTransaction,
  organisationId: string,
  unitIds: readonly string[],
  at: Date,
): Promise<void> {
  await sql`update unit set closed_at = ${at}
    where organisation_id = ${organisationId} and id = any(${unitIds}::uuid[]) and closed_at is null`.execute(
    tx,
  )
}

/** Inserts new units, and renames, moves or reopens existing ones. Parents may come after their children. */
export async function putUnits(
  tx: HrTransaction,
  organisationId: string,
  units: readonly PlannedUnit[],
): Promise<void> {
  await sql`
    insert into unit (organisation_id, id, external_id, name, parent_id)
    select ${organisationId}::uuid, id, "externalId", name, "parentId"
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb)
      as planned(id uuid, "externalId" text, name text, "parentId" uuid)
    on conflict (organisation_id, id) do update
    set name = excluded.name, parent_id = excluded.parent_id, closed_at = null`.execute(tx)
}
