import { sql } from 'kysely'
import { isId } from '#server/platform/db/is-id.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

/** An open unit as an identity provider knows it: a group. */
export type ProvisionedUnit = {
  readonly id: string
  readonly name: string
  readonly parentId: string | null
  /** The provider's name for it; null: it has sent none. */
  readonly externalId: string | null
}

export type UnitFilter = {
  readonly id?: string
  readonly name?: string
  readonly externalId?: string
  /** A member of the unit. */
  readonly memberId?: string
}

/** A page of them in a fixed order, with the total number. */
export async function listProvisionedUnits(
  tx: HrTransaction,
  organisationId: string,
  input: { readonly filter: UnitFilter; readonly offset: number; readonly limit: number },
): Promise<{ total: number; units: ProvisionedUnit[] }> {
  const { id, name, externalId, memberId } = input.filter
  const wanted = [
    sql`u.organisation_id = ${organisationId} and u.closed_at is null`,
    ...(id === undefined ? [] : [isId(id) ? sql`u.id = ${id}::uuid` : sql`false`]),
    ...(name === undefined ? [] : [sql`lower(u.name) = lower(${name})`]),
    ...(externalId === undefined ? [] : [sql`p.external_id = ${externalId}`]),
    ...(memberId === undefined
      ? []
      : [
          sql`exists (select from member m where m.organisation_id = u.organisation_id and m.unit_id = u.id
            and m.left_at is null and m.id = ${isId(memberId) ? memberId : null}::uuid)`,
        ]),
  ]
  const which = sql`
    from unit u left join provisioned_unit p on p.organisation_id = u.organisation_id and p.unit_id = u.id
    where ${sql.join(wanted, sql` and `)}`
  const counted = await sql<{ total: number }>`select count(*)::integer as total ${which}`.execute(tx)
  const { rows } = await sql<ProvisionedUnit>`
    select u.id, u.name, u.parent_id, p.external_id ${which}
    order by u.id offset ${input.offset} limit ${input.limit}`.execute(tx)
  return { total: counted.rows[0]?.total ?? 0, units: rows }
}

export async function findProvisionedUnit(
  tx: HrTransaction,
  organisationId: string,
  id: string,
): Promise<ProvisionedUnit | null> {
  const { units } = await listProvisionedUnits(tx, organisationId, { filter: { id }, offset: 0, limit: 1 })
  return units[0] ?? null
}

export type UnitMember = { readonly unitId: string; readonly id: string; readonly name: string }

/** The present members of these units, without lower ones. */
export async function listMembersOfUnits(
  tx: HrTransaction,
  organisationId: string,
  unitIds: readonly string[],
): Promise<UnitMember[]> {
  if (unitIds.length === 0) return []
  return tx
    .selectFrom('member')
    .select(['unitId', 'id', 'name'])
    .where('organisationId', '=', organisationId)
    .where('unitId', 'in', [...unitIds])
    .where('leftAt', 'is', null)
    .orderBy('id')
    .execute()
}

/** Former members whom a program knows and who would come back to this unit. */
export async function listSwitchedOff(
  tx: HrTransaction,
  organisationId: string,
  unitId: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from member m
    join provisioned_member p on p.organisation_id = m.organisation_id and p.member_id = m.id
    where m.organisation_id = ${organisationId} and m.unit_id = ${unitId} and m.left_at is not null`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Changes the unit to which these former members come back, and notes the earlier one. */
export async function moveSwitchedOff(
  tx: HrTransaction,
  organisationId: string,
  memberIds: readonly string[],
  unitId: string,
  at: Date,
): Promise<void> {
  if (memberIds.length === 0) return
  await sql`
    with gone as materialized (
      select organisation_id, id, unit_id from member
      where organisation_id = ${organisationId} and id = any(${memberIds}::uuid[]) and left_at is not null
    ), moved as (
      insert into member_move (organisation_id, member_id, at, unit_id)
      select organisation_id, id, ${at}::timestamptz, unit_id from gone
      on conflict do nothing
    )
    update member m set unit_id = ${unitId} from gone where m.organisation_id = gone.organisation_id and m.id = gone.id`.execute(
    tx,
  )
}

export async function putProvisionedUnit(
  tx: HrTransaction,
  organisationId: string,
  unitId: string,
  externalId: string,
): Promise<void> {
  await tx
    .insertInto('provisioned_unit')
    .values({ organisationId, unitId, externalId })
    .onConflict((conflict) => conflict.columns(['organisationId', 'unitId']).doUpdateSet({ externalId }))
    .execute()
}
