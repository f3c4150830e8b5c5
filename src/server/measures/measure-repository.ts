import { sql } from 'kysely'
import type { MemberRole } from '#core/access/actor.ts'
import type { MeasureContent } from '#core/measures/measure.ts'
import type { HrTransaction, PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Kept } from './work-risk-repository.ts'

export type MeasureColumns = Omit<MeasureContent, 'owner'> & {
  readonly ownerMemberId: string | null
  readonly ownerName: string | null
}

export type MeasureRow = MeasureColumns & {
  readonly id: string
  readonly riskId: string
  readonly version: number
  readonly lastKey: Buffer | null
  readonly changedAt: Date
  /** The last reminder, as `due 2026-03-10`. */
  readonly reminded: string | null
  /** Name or address of the member who owns it. Null for an owner given by name alone. */
  readonly memberName: string | null
  /** The owner's roles besides employee; empty for one who has left. */
  readonly memberRoles: readonly MemberRole[]
}

const selectMeasures = (tx: HrTransaction, organisationId: string) =>
  tx
    .selectFrom('measure as x')
    .leftJoin('member as m', (join) =>
      join.onRef('m.organisationId', '=', 'x.organisationId').onRef('m.id', '=', 'x.ownerMemberId'),
    )
    .select([
      'x.id',
      'x.riskId',
      'x.title',
      'x.description',
      'x.kind',
      'x.ownerMemberId',
      'x.ownerName',
      'x.dueOn',
      'x.followUpOn',
      'x.status',
      'x.followUpResult',
      'x.dropReason',
      'x.told',
      'x.version',
      'x.lastKey',
      'x.changedAt',
      'x.reminded',
    ])
    .select([
      sql<string | null>`coalesce(nullif(m.name, ''), m.email)`.as('memberName'),
      sql<MemberRole[]>`array(select r.role from role_assignment r where m.left_at is null
        and r.organisation_id = m.organisation_id and r.member_id = m.id)`.as('memberRoles'),
    ])
    .where('x.organisationId', '=', organisationId)

/** Ordered by due day. */
export async function listMeasures(tx: HrTransaction, organisationId: string): Promise<MeasureRow[]> {
  return selectMeasures(tx, organisationId).orderBy('x.dueOn').orderBy('x.madeAt').orderBy('x.id').execute()
}

export async function findMeasure(
  tx: HrTransaction,
  organisationId: string,
  id: string,
): Promise<MeasureRow | null> {
  return (await selectMeasures(tx, organisationId).where('x.id', '=', id).executeTakeFirst()) ?? null
}

export type MeasureToInsert = MeasureColumns & {
  readonly organisationId: string
  readonly id: string
  readonly riskId: string
  readonly madeAt: Date
}

/** @returns false when the measure exists already */
export async function insertMeasure(tx: HrTransaction, measure: MeasureToInsert): Promise<boolean> {
  const rows = await tx
    .insertInto('measure')
    .values({ ...measure, changedAt: measure.madeAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

/** @returns as `updateRisk` */
export async function updateMeasure(
  tx: HrTransaction,
  { organisationId, id, version, ...set }: Kept & MeasureColumns & { readonly changedAt: Date },
): Promise<boolean> {
  const rows = await tx
    .updateTable('measure')
    .set({ ...set, version: version + 1 })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .execute()
  return rows.length > 0
}

export type PossibleOwner = { readonly memberId: string; readonly name: string }

/** Present members who can be chosen as owners: those with one of these roles, by name; with the address too where two have one name. */
export async function listPossibleOwners(
  tx: HrTransaction,
  organisationId: string,
  memberId?: string,
): Promise<PossibleOwner[]> {
  const { rows } = await sql<PossibleOwner>`
    select m.id as member_id, coalesce(nullif(m.name, ''), m.email) || case
      when m.email is not null and m.name <> '' and count(*) over (partition by lower(m.name)) > 1 then ', ' || m.email
      else '' end as name
    from member m
    where m.organisation_id = ${organisationId} and m.left_at is null
      and (${memberId ?? null}::uuid is null or m.id = ${memberId ?? null})
      and exists (select from role_assignment r where r.organisation_id = m.organisation_id
        and r.member_id = m.id and r.role in ('hr', 'manager'))
    order by 2, 1`.execute(tx)
  return rows
}

export type ToldMeasure = Pick<MeasureRow, 'id' | 'title' | 'status'>

/**
 * The measures that every employee of an organisation sees: those under way, and those ended since the last release. Row-level
 * security shows only measures that are open to employees, and only to members.
 */
export async function listToldMeasures(
  tx: PersonTransaction,
  organisationId: string,
): Promise<ToldMeasure[]> {
  return tx
    .selectFrom('measure')
    .select(['id', 'title', 'status'])
    .where('organisationId', '=', organisationId)
    .where('told', '=', true)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('status', 'in', ['planned', 'under-way', 'done']),
        eb(
          'changedAt',
          '>=',
          selectFrom('round')
            .select(sql<Date>`coalesce(max(released_at), '-infinity')`.as('last'))
            .where('organisationId', '=', organisationId),
        ),
      ]),
    )
    .orderBy('title')
    .orderBy('id')
    .execute()
}
