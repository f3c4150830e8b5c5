import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#core/languages.ts'
import { isId } from '#server/platform/db/is-id.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

/** What of a member the list itself holds. */
export type ListedFields = Pick<ProvisionedMember, 'name' | 'email' | 'employeeId' | 'language'>

/** A member as an identity provider knows them, with the provider's names for them. */
export type ProvisionedMember = {
  readonly id: string
  /** The provider's userName; where it has sent none: address, employee number or our own id. */
  readonly userName: string
  readonly externalId: string | null
  readonly givenName: string | null
  readonly familyName: string | null
  readonly name: string
  /** The stored address, or the requested one while a change waits. Name and employee number likewise. */
  readonly email: string | null
  readonly employeeId: string | null
  /** E.164. */
  readonly mobile: string | null
  readonly language: Language
  readonly active: boolean
  readonly unitId: string
  readonly unitName: string
  /** Whether the provider has ever sent an address of theirs; null in older rows: unknown. */
  readonly emailSaid: boolean | null
  /** Whether the provider has ever sent anything about them. */
  readonly known: boolean
  /** What the provider has changed since it switched the account off, which the fields above show; null while it is on. */
  readonly waiting: Partial<ListedFields> | null
  /** As somebody who has left is in the list. */
  readonly listed: ListedFields
}

export type MemberFilter = {
  readonly id?: string
  readonly userName?: string
  readonly externalId?: string
  readonly email?: string
  readonly employeeId?: string
  readonly active?: boolean
}

/** Present members, and former ones whom the provider has deactivated and not deleted. */
const provisioned = (organisationId: string) => sql`
  select m.id, coalesce(p.user_name, m.email, m.external_id, m.id::text) as user_name, p.external_id, p.given_name,
    p.family_name, p.email_said, coalesce(c.new_name, w.said ->> 'name', m.name) as name,
    coalesce(c.new_email, w.said ->> 'email', m.email) as email,
    coalesce(c.new_external_id, w.said ->> 'employeeId', m.external_id) as employee_id, m.mobile,
    coalesce(w.said ->> 'language', m.language) as language, m.left_at is null as active,
    m.unit_id, u.name as unit_name, p.member_id is not null as known, w.said as waiting,
    jsonb_build_object('name', m.name, 'email', m.email, 'employeeId', m.external_id, 'language', m.language) as listed
  from member m
  join unit u on u.organisation_id = m.organisation_id and u.id = m.unit_id
  left join provisioned_member p on p.organisation_id = m.organisation_id and p.member_id = m.id
  left join identity_change c
    on c.organisation_id = m.organisation_id and c.member_id = m.id and c.state = 'waiting'
  cross join lateral (select case when m.left_at is not null then p.waiting end as said) w
  where m.organisation_id = ${organisationId} and (m.left_at is null or p.member_id is not null)`

const matching = (filter: MemberFilter): RawBuilder<unknown> => {
  const { id, userName, externalId, email, employeeId, active } = filter
  const wanted = [
    ...(id === undefined ? [] : [isId(id) ? sql`id = ${id}::uuid` : sql`false`]),
    ...(userName === undefined ? [] : [sql`lower(user_name) = lower(${userName})`]),
    ...(externalId === undefined ? [] : [sql`external_id = ${externalId}`]),
    ...(email === undefined ? [] : [sql`email = lower(${email})`]),
    ...(employeeId === undefined ? [] : [sql`employee_id = ${employeeId}`]),
    ...(active === undefined ? [] : [sql`active = ${active}`]),
  ]
  return wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `)
}

/** A page of them in a fixed order, with the total number. */
export async function listProvisionedMembers(
  tx: HrTransaction,
  organisationId: string,
  input: { readonly filter: MemberFilter; readonly offset: number; readonly limit: number },
): Promise<{ total: number; members: ProvisionedMember[] }> {
  const found = sql`with provisioned as (${provisioned(organisationId)})`
  const which = sql`from provisioned where ${matching(input.filter)}`
  const counted = await sql<{ total: number }>`${found} select count(*)::integer as total ${which}`.execute(
    tx,
  )
  const { rows } = await sql<ProvisionedMember>`
    ${found} select * ${which} order by id offset ${input.offset} limit ${input.limit}`.execute(tx)
  return { total: counted.rows[0]?.total ?? 0, members: rows }
}

export async function findProvisionedMember(
  tx: HrTransaction,
  organisationId: string,
  filter: MemberFilter,
): Promise<ProvisionedMember | null> {
  const { members } = await listProvisionedMembers(tx, organisationId, { filter, offset: 0, limit: 1 })
  return members[0] ?? null
}

/** The known members among these ids, in one statement. An invalid id matches nobody. */
export async function listProvisionedByIds(
  tx: HrTransaction,
  organisationId: string,
  ids: readonly string[],
): Promise<ProvisionedMember[]> {
  const { rows } = await sql<ProvisionedMember>`
    with provisioned as (${provisioned(organisationId)})
    select * from provisioned where id = any(${ids.filter(isId)}::uuid[])`.execute(tx)
  return rows
}

export async function putProvisionedMember(
  tx: HrTransaction,
  organisationId: string,
  {
    memberId,
    waiting,
    ...names
  }: Pick<
    ProvisionedMember,
    'userName' | 'externalId' | 'givenName' | 'familyName' | 'emailSaid' | 'waiting'
  > & {
    readonly memberId: string
  },
): Promise<void> {
  const said = { ...names, waiting: waiting && JSON.stringify(waiting) }
  await tx
    .insertInto('provisioned_member')
    .values({ organisationId, memberId, ...said })
    .onConflict((conflict) => conflict.columns(['organisationId', 'memberId']).doUpdateSet(said))
    .execute()
}

export async function forgetProvisionedMember(
  tx: HrTransaction,
  organisationId: string,
  memberId: string,
): Promise<void> {
  await tx
    .deleteFrom('provisioned_member')
    .where('organisationId', '=', organisationId)
    .where('memberId', '=', memberId)
    .execute()
}
