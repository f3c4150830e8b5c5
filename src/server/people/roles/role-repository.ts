import { type Selectable, sql } from 'kysely'
import type { Language } from '#core/languages.ts'
import type { IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { AssignedRole, RoleRequestTable } from '#server/platform/db/tables/organisation.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

export type RoleHolder = {
  readonly memberId: string
  readonly name: string
  readonly email: string
  readonly role: AssignedRole
  /** The unit that a manager leads. */
  readonly unit: string | null
}

export async function listRoleHolders(tx: HrTransaction, organisationId: string): Promise<RoleHolder[]> {
  return (
    tx
      .selectFrom('role_assignment as r')
      .innerJoin('member as m', (join) =>
        join.onRef('m.organisationId', '=', 'r.organisationId').onRef('m.id', '=', 'r.memberId'),
      )
      .leftJoin('unit as u', (join) =>
        join.onRef('u.organisationId', '=', 'r.organisationId').onRef('u.id', '=', 'r.unitId'),
      )
      .select(['m.id as memberId', 'm.name', 'r.role', 'u.name as unit'])
      // Roles are given by address, so every holder has one.
      .select((eb) => eb.ref('m.email').$notNull().as('email'))
      .where('r.organisationId', '=', organisationId)
      .where('m.leftAt', 'is', null)
      .orderBy('r.role')
      .orderBy('m.name')
      .orderBy('m.email')
      .execute()
  )
}

/** A role that needs a confirmation: that of a safety representative, and one that would end that office. */
type RequestedRole = Selectable<RoleRequestTable>['role']

export type RoleRequest = {
  readonly id: string
  readonly memberId: string
  readonly name: string
  readonly email: string
  /** The person id of the member concerned; null before their first sign-in. */
  readonly personId: string | null
  readonly role: RequestedRole
  readonly gives: boolean
  readonly askedAt: Date
}

/** An owner's requests that nobody has confirmed or refused. */
export async function listWaitingRoleRequests(
  tx: HrTransaction,
  organisationId: string,
): Promise<RoleRequest[]> {
  return tx
    .selectFrom('role_request as q')
    .innerJoin('member as m', (join) =>
      join.onRef('m.organisationId', '=', 'q.organisationId').onRef('m.id', '=', 'q.memberId'),
    )
    .select(['q.id', 'q.memberId', 'm.name', 'm.personId', 'q.role', 'q.gives', 'q.askedAt'])
    .select((eb) => eb.ref('m.email').$notNull().as('email'))
    .where('q.organisationId', '=', organisationId)
    .where('q.state', '=', 'waiting')
    .orderBy('q.askedAt')
    .execute()
}

export async function findRoleRequest(
  tx: HrTransaction,
  organisationId: string,
  id: string,
): Promise<{ memberId: string; role: RequestedRole; gives: boolean } | null> {
  const row = await tx
    .selectFrom('role_request')
    .select(['memberId', 'role', 'gives'])
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function findMemberByEmail(
  tx: HrTransaction,
  organisationId: string,
  email: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('member')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('email', '=', email.toLowerCase())
    .where('leftAt', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}

export type RoleOutcome =
  | 'changed'
  | 'unchanged'
  | 'asked'
  | 'refused'
  | 'member-unknown'
  | 'last-owner'
  | 'not-allowed'
  | 'not-found'

export type RoleWish = { readonly role: AssignedRole; readonly gives: boolean; readonly at: Date }

/** For an owner: the database itself checks the asker. `id` becomes that of a request, if the change needs one. */
export async function changeRole(
  tx: HrTransaction,
  wish: RoleWish & { readonly id: string; readonly memberId: string },
): Promise<RoleOutcome> {
  const { rows } = await sql<{ became: RoleOutcome }>`
    select change_role(${wish.id}, ${wish.memberId}, ${wish.role}, ${wish.gives}, ${wish.at}) as became`.execute(
    tx,
  )
  return rows[0]?.became ?? 'not-allowed'
}

/** For a sitting safety representative. */
export async function decideRoleRequest(
  tx: HrTransaction,
  decision: { readonly id: string; readonly confirms: boolean; readonly at: Date },
): Promise<RoleOutcome> {
  const { id, confirms, at } = decision
  const { rows } = await sql<{ became: RoleOutcome }>`
    select decide_role_request(${id}, ${confirms}, ${at}) as became`.execute(tx)
  return rows[0]?.became ?? 'not-found'
}

/** For the provider. Only a safety representative whose office it would end must confirm; then `id` becomes that of the request. */
export async function changeRoleAsProvider(
  tx: IdentityTransaction,
  wish: RoleWish & { readonly id: string; readonly organisationId: string; readonly email: string },
): Promise<{ became: RoleOutcome; memberId: string | null }> {
  const { id, organisationId, email, role, gives, at } = wish
  const { rows } = await sql<{ became: RoleOutcome; memberId: string | null }>`
    select became, member_id
    from public.change_role_as_provider(${id}, ${organisationId}, ${email}, ${role}, ${gives}, ${at})`.execute(
    tx,
  )
  return rows[0] ?? { became: 'member-unknown', memberId: null }
}

/** Customers by id or by full name. */
export async function findOrganisations(
  tx: IdentityTransaction,
  which: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{
    id: string
    name: string
  }>`select id, name from public.find_organisations(${which})`.execute(tx)
  return rows
}

export type RoleReader = {
  readonly organisation: string
  /** Name of the person who did it; null for the provider. */
  readonly byName: string | null
  readonly memberId: string
  readonly name: string
  readonly email: string
  readonly language: Language
  readonly represents: boolean
}

/** Recipients of an e-mail about somebody's role: that person, and everybody with a role that no file can take. */
export async function findRoleReaders(
  { kysely }: JobsPool,
  about: { readonly organisationId: string; readonly memberId: string; readonly byPersonId: string | null },
): Promise<RoleReader[]> {
  const { rows } = await sql<RoleReader>`
    select organisation, by_name, member_id, name, email, language, represents
    from find_role_readers(${about.organisationId}, ${about.memberId}, ${about.byPersonId})`.execute(kysely)
  return rows
}
