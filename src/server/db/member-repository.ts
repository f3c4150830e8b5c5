import { sql } from 'kysely'
import type { PresentMember, PresentRole } from '#core/import/present.ts'
import { readInPages } from './read-in-pages.ts'
import type { AssignedRole } from './tables/organisation.ts'
import type { HrTransaction } from './transaction.ts'

export type MemberRow = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly unitId: string
  readonly roles: readonly AssignedRole[]
}

export type MemberSearch = {
  /** Part of a name or address; whatever is in it is taken literally. */
  readonly search?: string | undefined
  readonly unitId?: string | undefined
  readonly offset: number
  readonly limit: number
}

/** Members here today by name, a page at a time, with how many there are in all. */
export async function searchMembers(
  tx: HrTransaction,
  organisationId: string,
  asked: MemberSearch,
): Promise<{ total: number; members: MemberRow[] }> {
  const pattern = `%${(asked.search ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const found = tx
    .selectFrom('member as m')
    .where('m.organisation_id', '=', organisationId)
    .where('m.left_at', 'is', null)
    .$if(asked.search !== undefined, (query) =>
      query.where(({ or, eb }) => or([eb('m.name', 'ilike', pattern), eb('m.email', 'ilike', pattern)])),
    )
    .$if(asked.unitId !== undefined, (query) => query.where('m.unit_id', '=', asked.unitId ?? ''))
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const members = await found
    .select(['m.id', 'm.name', 'm.email', 'm.unit_id as unitId'])
    .select(
      sql<AssignedRole[]>`array(select distinct r.role from role_assignment r
        where r.organisation_id = m.organisation_id and r.member_id = m.id order by r.role)`.as('roles'),
    )
    .orderBy('m.name')
    .orderBy('m.email')
    .offset(asked.offset)
    .limit(asked.limit)
    .execute()
  return { total, members }
}

/** What to call somebody in the import history: the name, or the address where there is none. */
export async function nameOfPerson(
  tx: HrTransaction,
  organisationId: string,
  personId: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('member')
    .select(['name', 'email'])
    .where('organisation_id', '=', organisationId)
    .where('person_id', '=', personId)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  return row === undefined ? null : row.name || row.email
}

/** Everybody, here or gone, as an import compares them; those gone first come first. */
export async function listAllMembers(tx: HrTransaction, organisationId: string): Promise<PresentMember[]> {
  const roles = await rolesByMember(tx, organisationId)
  const pages = readInPages(
    tx,
    'all_members',
    sql<Omit<PresentMember, 'roles'>>`
      select id, external_id as "externalId", email, name, language, unit_id as "unitId", left_at is null as here
      from member where organisation_id = ${organisationId} order by left_at nulls last, id`,
  )
  const members: PresentMember[] = []
  for await (const page of pages) {
    for (const row of page) members.push({ ...row, roles: roles.get(row.id) ?? [] })
  }
  return members
}

async function rolesByMember(
  tx: HrTransaction,
  organisationId: string,
): Promise<ReadonlyMap<string, PresentRole[]>> {
  const rows = await tx
    .selectFrom('role_assignment')
    .select(['member_id', 'role', 'unit_id as unitId'])
    .where('organisation_id', '=', organisationId)
    .execute()
  const roles = new Map<string, PresentRole[]>()
  for (const { member_id, role, unitId } of rows) {
    roles.set(member_id, [...(roles.get(member_id) ?? []), { role, unitId }])
  }
  return roles
}
