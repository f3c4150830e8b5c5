import { sql } from 'kysely'
import type { AssignedRole } from '#server/platform/db/tables/organisation.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

export type MembershipRow = {
  readonly organisationId: string
  readonly organisationName: string
  readonly simulated: boolean
  readonly memberId: string
  /** The name on the organisation's list; empty where it has none. */
  readonly memberName: string
  readonly unitId: string
  readonly unitName: string
  readonly roles: readonly AssignedRole[]
  readonly ledUnitIds: readonly string[]
}

export type Roles = {
  readonly staff: boolean
  /** Of the staff. */
  readonly guide: boolean
  readonly memberships: readonly MembershipRow[]
}

/** The roles of a signed-in person. Read at every request, so that an ended role is gone at once. */
export async function findRoles(tx: PersonTransaction): Promise<Roles> {
  const { rows } = await sql<
    { staff: boolean; guide: boolean } & (MembershipRow | { readonly memberId: null })
  >`
    select * from find_roles()`.execute(tx)
  const memberships = rows.flatMap(({ staff, guide, ...row }) => (row.memberId === null ? [] : [row]))
  const [first] = rows
  return { staff: first?.staff === true, guide: first?.guide === true, memberships }
}

/** Calls leave_organisation: the transaction's person ends their own membership. */
export async function leaveOrganisation(
  tx: PersonTransaction,
  organisationId: string,
  at: Date,
): Promise<'left' | 'unknown' | 'role-held'> {
  const { rows } = await sql<{ said: 'left' | 'unknown' | 'role-held' }>`
    select leave_organisation(${organisationId}, ${at}) as said`.execute(tx)
  return rows[0]?.said ?? 'unknown'
}
