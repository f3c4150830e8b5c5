import { sql } from 'kysely'
import type { AssignedRole } from './tables/organisation.ts'
import type { PersonTransaction } from './transaction.ts'

export type MembershipRow = {
  readonly organisationId: string
  readonly organisationName: string
  readonly simulated: boolean
  readonly memberId: string
  readonly unitId: string
  readonly unitName: string
  readonly roles: readonly AssignedRole[]
  readonly ledUnitIds: readonly string[]
}

export type Roles = { readonly staff: boolean; readonly memberships: readonly MembershipRow[] }

/** What a signed-in person is, and where: asked again at every request, so that a role taken away is gone at once. */
export async function findRoles(tx: PersonTransaction): Promise<Roles> {
  const staff = await tx.selectFrom('staff').select('personId').executeTakeFirst()
  return { staff: staff !== undefined, memberships: await listMemberships(tx) }
}

/** Where the transaction's person is a member, with what roles. Row-level security shows nobody else's. */
async function listMemberships(tx: PersonTransaction): Promise<readonly MembershipRow[]> {
  const { rows } = await sql<MembershipRow>`
    select o.id as organisation_id, o.name as organisation_name, o.simulated,
      m.id as member_id, u.id as unit_id, u.name as unit_name,
      coalesce(array_agg(distinct r.role) filter (where r.role is not null), '{}') as roles,
      coalesce(array_agg(r.unit_id::text) filter (where r.unit_id is not null), '{}') as led_unit_ids
    from member m
    join organisation o on o.id = m.organisation_id
    join unit u on u.organisation_id = m.organisation_id and u.id = m.unit_id
    left join role_assignment r on r.organisation_id = m.organisation_id and r.member_id = m.id
    where m.person_id = current_person() and m.left_at is null
    group by o.id, m.id, u.id, o.name, o.simulated, u.name
    order by o.name, o.id`.execute(tx)
  return rows
}

/** Through leave_organisation: the transaction's person ends their own membership. */
export async function leaveOrganisation(
  tx: PersonTransaction,
  organisationId: string,
  at: Date,
): Promise<'left' | 'unknown' | 'role-held'> {
  const { rows } = await sql<{ said: 'left' | 'unknown' | 'role-held' }>`
    select leave_organisation(${organisationId}, ${at}) as said`.execute(tx)
  return rows[0]?.said ?? 'unknown'
}
