import { sql } from 'kysely'
import type { MemberRole } from '#core/access/actor.ts'
import type { Day } from '#core/calendar/local-time.ts'
import type { Change } from '#core/measures/changes.ts'
import type { MeasureKind, MeasureStatus } from '#core/measures/measure.ts'
import type { Step } from '#core/measures/risk-level.ts'
import type { JobsPool } from './pool.ts'
import type { HrTransaction, PersonTransaction } from './transaction.ts'

export type RiskRow = {
  readonly id: string
  readonly unitId: string
  readonly unitName: string
  readonly roundId: string | null
  readonly roundName: string | null
  readonly cause: string | null
  readonly description: string
  readonly likelihood: Step
  readonly consequence: Step
  readonly version: number
  readonly lastKey: Buffer | null
}

const selectRisks = (tx: HrTransaction, organisationId: string) =>
  tx
    .selectFrom('work_risk as w')
    .innerJoin('unit as u', (join) =>
      join.onRef('u.organisationId', '=', 'w.organisationId').onRef('u.id', '=', 'w.unitId'),
    )
    .leftJoin('round as r', (join) =>
      join.onRef('r.organisationId', '=', 'w.organisationId').onRef('r.id', '=', 'w.roundId'),
    )
    .select([
      'w.id',
      'w.unitId',
      'u.name as unitName',
      'w.roundId',
      'r.name as roundName',
      'w.cause',
      'w.description',
      'w.likelihood',
      'w.consequence',
      'w.version',
      'w.lastKey',
    ])
    .where('w.organisationId', '=', organisationId)

/** All risks, the most serious first, and of those as serious the newest. */
export async function listRisks(tx: HrTransaction, organisationId: string): Promise<RiskRow[]> {
  return selectRisks(tx, organisationId)
    .orderBy(sql`w.likelihood * w.consequence`, 'desc')
    .orderBy('w.madeAt', 'desc')
    .orderBy('w.id')
    .execute()
}

export async function findRisk(
  tx: HrTransaction,
  organisationId: string,
  id: string,
): Promise<RiskRow | null> {
  return (await selectRisks(tx, organisationId).where('w.id', '=', id).executeTakeFirst()) ?? null
}

export type RiskToInsert = Omit<RiskRow, 'unitName' | 'roundName' | 'version' | 'lastKey'> & {
  readonly organisationId: string
  readonly madeAt: Date
}

/** @returns false when it is there already */
export async function insertRisk(tx: HrTransaction, risk: RiskToInsert): Promise<boolean> {
  const rows = await tx
    .insertInto('work_risk')
    .values(risk)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

type Kept = {
  readonly organisationId: string
  readonly id: string
  readonly version: number
  readonly lastKey: Buffer | null
}

/** @returns false when the version is not the one that is kept: somebody else was quicker */
export async function updateRisk(
  tx: HrTransaction,
  { organisationId, id, version, ...set }: Kept & Pick<RiskRow, 'description' | 'likelihood' | 'consequence'>,
): Promise<boolean> {
  const rows = await tx
    .updateTable('work_risk')
    .set({ ...set, version: version + 1 })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .execute()
  return rows.length > 0
}

export type MeasureColumns = {
  readonly title: string
  readonly description: string
  readonly kind: MeasureKind | null
  readonly ownerMemberId: string | null
  readonly ownerName: string | null
  readonly dueOn: Day
  readonly followUpOn: Day
  readonly status: MeasureStatus
  readonly followUpResult: string
  readonly dropReason: string
  readonly told: boolean
}

export type MeasureRow = MeasureColumns & {
  readonly id: string
  readonly riskId: string
  readonly version: number
  readonly lastKey: Buffer | null
  readonly changedAt: Date
  /** Of the member who owns it: the name, or the address where there is none. Null for one by name alone. */
  readonly memberName: string | null
  /** What that member is besides an employee; empty for one who has left. */
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
    ])
    .select([
      sql<string | null>`coalesce(nullif(m.name, ''), m.email)`.as('memberName'),
      sql<MemberRole[]>`array(select r.role from role_assignment r where m.left_at is null
        and r.organisation_id = m.organisation_id and r.member_id = m.id)`.as('memberRoles'),
    ])
    .where('x.organisationId', '=', organisationId)

/** In the order in which they are due. */
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

/** @returns false when it is there already */
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

/** @returns false when it is there already */
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
  /** Of who said it; null for somebody who is erased, or for the provider. */
  readonly by: string | null
}

/** What was said and changed about a measure and the risk it is against, oldest first. */
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

export type PossibleOwner = { readonly memberId: string; readonly name: string }

/** Members here today who can be chosen as owners: those with one of these roles, by name. */
export async function listPossibleOwners(
  tx: HrTransaction,
  organisationId: string,
  memberId?: string,
): Promise<PossibleOwner[]> {
  const { rows } = await sql<PossibleOwner>`
    select m.id as member_id, coalesce(nullif(m.name, ''), m.email) as name from member m
    where m.organisation_id = ${organisationId} and m.left_at is null
      and (${memberId ?? null}::uuid is null or m.id = ${memberId ?? null})
      and exists (select from role_assignment r where r.organisation_id = m.organisation_id
        and r.member_id = m.id and r.role in ('hr', 'manager'))
    order by 2, 1`.execute(tx)
  return rows
}

export type ToldMeasure = Pick<MeasureRow, 'id' | 'title' | 'status'>

/**
 * What every employee of an organisation is told: what is under way, and what has ended since the last release. Row-level
 * security shows nothing that is not told, and nothing to somebody who is not a member.
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

export type MeasureInTime = Pick<MeasureColumns, 'dueOn' | 'followUpOn' | 'status'> & {
  readonly organisationId: string
  readonly id: string
  readonly reminded: string | null
}

/** Measures of all organisations that are to be done, or followed up, on a day between these. */
export async function listMeasuresInTime(
  { kysely }: JobsPool,
  from: Day,
  until: Day,
): Promise<MeasureInTime[]> {
  return kysely
    .selectFrom('measure')
    .select(['organisationId', 'id', 'dueOn', 'followUpOn', 'status', 'reminded'])
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('status', 'in', ['planned', 'under-way']),
          eb('dueOn', '>=', from),
          eb('dueOn', '<=', until),
        ]),
        and([eb('status', '=', 'done'), eb('followUpOn', '>=', from), eb('followUpOn', '<=', until)]),
      ]),
    )
    .execute()
}

export async function markReminded(
  { kysely }: JobsPool,
  { organisationId, id }: Pick<MeasureInTime, 'organisationId' | 'id'>,
  reminded: string,
): Promise<void> {
  await kysely
    .updateTable('measure')
    .set({ reminded })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .execute()
}

export type MeasureMail = {
  readonly email: string
  readonly language: 'sv' | 'en'
  readonly organisation: string
}

/** Whom a reminder about a measure goes to: its owner, where that is a member here, and HR. */
export async function listMeasureMail(
  tx: HrTransaction,
  organisationId: string,
  ownerId: string | null,
): Promise<MeasureMail[]> {
  const { rows } = await sql<MeasureMail>`
    select distinct m.email, m.language, o.name as organisation from member m
    join organisation o on o.id = m.organisation_id
    join role_assignment r on r.organisation_id = m.organisation_id and r.member_id = m.id
    where m.organisation_id = ${organisationId} and m.left_at is null and m.email is not null
      and (r.role = 'hr' or (r.role = 'manager' and m.id = ${ownerId}))
    order by m.email`.execute(tx)
  return rows
}
