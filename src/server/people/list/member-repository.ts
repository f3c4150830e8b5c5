import { sql } from 'kysely'
import type { PresentMember, PresentRole, Tally } from '#core/import/present.ts'
import type { Language } from '#core/languages.ts'
import { readInPages } from '#server/platform/db/read-in-pages.ts'
import type { AssignedRole } from '#server/platform/db/tables/organisation.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

export type MemberRow = {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly employeeId: string | null
  /** E.164. */
  readonly mobile: string | null
  readonly language: Language
  readonly unitId: string
  /** The day from which on the mail server refuses the address for good, or the gateway the number. */
  readonly addressRefusedOn: string | null
  readonly roles: readonly AssignedRole[]
}

export type MemberSearch = {
  /** Part of a name, address or employee number, taken literally. */
  readonly search?: string | undefined
  readonly unitId?: string | undefined
  /** Only members whose address accepts no mail. */
  readonly addressRefused?: boolean | undefined
  readonly offset: number
  readonly limit: number
}

/** Present members by name, page by page, with the total number. */
export async function searchMembers(
  tx: HrTransaction,
  organisationId: string,
  input: MemberSearch,
): Promise<{ total: number; members: MemberRow[] }> {
  const pattern = `%${(input.search ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const found = tx
    .selectFrom('member as m')
    .where('m.organisationId', '=', organisationId)
    .where('m.leftAt', 'is', null)
    .$if(input.search !== undefined, (query) =>
      query.where(({ or, eb }) =>
        or([
          eb('m.name', 'ilike', pattern),
          eb('m.email', 'ilike', pattern),
          eb('m.externalId', 'ilike', pattern),
        ]),
      ),
    )
    .$if(input.unitId !== undefined, (query) => query.where('m.unitId', '=', input.unitId ?? ''))
    .$if(input.addressRefused === true, (query) => query.where('m.addressRefusedOn', 'is not', null))
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const members = await found
    .select([
      'm.id',
      'm.name',
      'm.email',
      'm.externalId as employeeId',
      'm.mobile',
      'm.language',
      'm.unitId',
      'm.addressRefusedOn',
    ])
    .select(
      sql<AssignedRole[]>`array(select distinct r.role from role_assignment r
        where r.organisation_id = m.organisation_id and r.member_id = m.id order by r.role)`.as('roles'),
    )
    .orderBy('m.name')
    .orderBy('m.email')
    .orderBy('m.id')
    .offset(input.offset)
    .limit(input.limit)
    .execute()
  return { total, members }
}

/** Deletes the numbers of people with an address: there are no more reminders by SMS for them. */
export async function forgetNumbersBesideAddresses(tx: HrTransaction, organisationId: string): Promise<void> {
  await tx
    .updateTable('member')
    .set({ mobile: null })
    .where('organisationId', '=', organisationId)
    .where('email', 'is not', null)
    .where('mobile', 'is not', null)
    .execute()
}

export async function isOnList(
  tx: HrTransaction,
  organisationId: string,
  memberId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('member')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('id', '=', memberId)
    .where('leftAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** A member's name for the import history, or the address where there is none. */
export async function nameOfPerson(
  tx: HrTransaction,
  organisationId: string,
  personId: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('member')
    .select(['name', 'email'])
    .where('organisationId', '=', organisationId)
    .where('personId', '=', personId)
    .where('leftAt', 'is', null)
    .executeTakeFirst()
  return row === undefined ? null : row.name || (row.email ?? '')
}

/** A person's work address on the list; null where it has none. */
export async function findWorkAddress(
  tx: HrTransaction,
  { organisationId, personId }: { readonly organisationId: string; readonly personId: string },
): Promise<string | null> {
  const row = await tx
    .selectFrom('member')
    .select('email')
    .where('organisationId', '=', organisationId)
    .where('personId', '=', personId)
    .where('leftAt', 'is', null)
    .executeTakeFirst()
  return row?.email ?? null
}

type PresentRow = Omit<PresentMember, 'roles' | 'change'> & {
  readonly changeState: 'waiting' | 'stopped' | null
  readonly changeEmail: string | null
  readonly changeExternalId: string | null
  readonly changeName: string | null
}

/**
 * Everybody, present or former, as an import compares them, former ones first. `since`: later changes count
 * towards limits. Before the first round everybody counts towards them, however new, unless `newcomersCount` is false. `only`:
 * only these members.
 */
export async function listAllMembers(
  tx: HrTransaction,
  organisationId: string,
  since: Date,
  {
    only = null,
    newcomersCount = true,
  }: { readonly only?: readonly string[] | null; readonly newcomersCount?: boolean } = {},
): Promise<PresentMember[]> {
  const roles = await rolesByMember(tx, organisationId)
  const pages = readInPages(
    tx,
    'all_members',
    sql<PresentRow>`
      with latest as (
        select distinct on (member_id) member_id, new_email, new_external_id, new_name, state, asked_at
        from identity_change
        where organisation_id = ${organisationId} and (state = 'waiting' or asked_at > ${since})
        order by member_id, asked_at desc
      )
      select m.id, m.external_id, m.email, m.name, m.language, m.mobile, m.unit_id,
        m.left_at is null as here,
        case when c.state in ('waiting', 'stopped') then c.state end as change_state,
        c.new_email as change_email, c.new_external_id as change_external_id, c.new_name as change_name,
        case when m.last_left_at > ${since} then m.last_left_unit_id end as left_lately,
        coalesce(c.asked_at > ${since}, false) as changed_lately,
        m.joined_at <= ${since} or ${newcomersCount}::boolean and not exists (
          select from round where organisation_id = ${organisationId} and state <> 'cancelled') as counts
      from member m left join latest c on c.member_id = m.id
      where m.organisation_id = ${organisationId} and (${only}::uuid[] is null or m.id = any(${only}::uuid[]))
      order by m.left_at nulls last, m.id`,
  )
  const members: PresentMember[] = []
  for await (const page of pages) {
    for (const { changeState, changeEmail, changeExternalId, changeName, ...row } of page) {
      const change =
        changeState === null
          ? null
          : { email: changeEmail, externalId: changeExternalId, name: changeName, state: changeState }
      members.push({ ...row, change, roles: roles.get(row.id) ?? [] })
    }
  }
  return members
}

/** Members of today and of the last weeks who count towards limits, except `except`, by unit, as `checkLimits` counts them. */
export async function countForLimits(
  tx: HrTransaction,
  organisationId: string,
  since: Date,
  except: readonly string[],
): Promise<ReadonlyMap<string, Tally>> {
  const { rows } = await sql<Tally & { readonly unitId: string }>`
    with counted as (
      select m.id, case when m.last_left_at > ${since} then m.last_left_unit_id end as left_lately, m.unit_id,
        exists (select from identity_change c
          where c.organisation_id = m.organisation_id and c.member_id = m.id and c.asked_at > ${since}) as changed_lately
      from member m
      where m.organisation_id = ${organisationId} and not m.id = any(${except}::uuid[])
        and (m.left_at is null or m.last_left_at > ${since})
        and (m.joined_at <= ${since} or not exists (
          select from round where organisation_id = ${organisationId} and state <> 'cancelled'))
    )
    select coalesce(left_lately, unit_id) as unit_id, count(*)::integer as members,
      count(left_lately)::integer as removed, count(*) filter (where changed_lately)::integer as changed
    from counted group by 1`.execute(tx)
  return new Map(rows.map(({ unitId, ...tally }) => [unitId, tally]))
}

/** Present or former members with one of these addresses or employee numbers. */
export async function findMembersLike(
  tx: HrTransaction,
  organisationId: string,
  { emails, employeeIds }: { readonly emails: readonly string[]; readonly employeeIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from member where organisation_id = ${organisationId}
      and (email = any(${emails}::text[]) or external_id = any(${employeeIds}::text[]))`.execute(tx)
  return rows.map(({ id }) => id)
}

async function rolesByMember(
  tx: HrTransaction,
  organisationId: string,
): Promise<ReadonlyMap<string, PresentRole[]>> {
  const rows = await tx
    .selectFrom('role_assignment')
    .select(['memberId', 'role', 'unitId'])
    .where('organisationId', '=', organisationId)
    .execute()
  const roles = new Map<string, PresentRole[]>()
  for (const { memberId, role, unitId } of rows) {
    roles.set(memberId, [...(roles.get(memberId) ?? []), { role, unitId }])
  }
  return roles
}
