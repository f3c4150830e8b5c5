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
  /** What a manager leads. */
  readonly unit: string | null
}

/** Who holds which role today. */
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
      // Roles are given by address.
      .select((eb) => eb.ref('m.email').$notNull().as('email'))
      .where('r.organisationId', '=', organisationId)
      .where('m.leftAt', 'is', null)
      .orderBy('r.role')
      .orderBy('m.name')
      .orderBy('m.email')
      .execute()
  )
}

/** What takes somebody's word: the office of a safety representative, and a role that would end it. */
type RequestedRole = Selectable<RoleRequestTable>['role']

export type RoleRequest = {
  readonly id: string
  readonly memberId: string
  readonly name: string
  readonly email: string
  /** Whom it is about, as a person; null before they have signed in. */
  readonly personId: string | null
  readonly role: RequestedRole
  readonly gives: boolean
  readonly askedAt: Date
}

/** What an owner has asked for and nobody has confirmed or refused. */
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

/** The member here with an address. */
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

/** By an owner: the database looks itself who asks. `id` becomes that of a request, if it takes one. */
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

/** By a sitting safety representative. */
export async function decideRoleRequest(
  tx: HrTransaction,
  decision: { readonly id: string; readonly confirms: boolean; readonly at: Date },
): Promise<RoleOutcome> {
  const { id, confirms, at } = decision
  const { rows } = await sql<{ became: RoleOutcome }>`
    select decide_role_request(${id}, ${confirms}, ${at}) as became`.execute(tx)
  return rows[0]?.became ?? 'not-found'
}

/** By the provider, with no word of anybody in the organisation but of a safety representative whose office it would end. `id` becomes that of a request, if it takes one. */
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

/** Customers by id or by whole name. */
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
  /** Who did it; null for the provider. */
  readonly byName: string | null
  readonly memberId: string
  readonly name: string
  readonly email: string
  readonly language: Language
  readonly represents: boolean
}

/** Whom news about somebody's role go to: that person, and all whose role no file can take. */
export async function findRoleReaders(
  { kysely }: JobsPool,
  about: { readonly organisationId: string; readonly memberId: string; readonly byPersonId: string | null },
): Promise<RoleReader[]> {
  const { rows } = await sql<RoleReader>`
    select organisation, by_name, member_id, name, email, language, represents
    from find_role_readers(${about.organisationId}, ${about.memberId}, ${about.byPersonId})`.execute(kysely)
  return rows
}
