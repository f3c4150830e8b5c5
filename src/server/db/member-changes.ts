import { sql } from 'kysely'
import type { PlannedMember, PlannedRole } from '#core/import/import-plan.ts'
import type { HrTransaction } from './transaction.ts'

/** Ends memberships. The row stays: who returns is the same person to the refresh rule. */
export async function endMemberships(
  tx: HrTransaction,
  organisationId: string,
  memberIds: readonly string[],
  at: Date,
): Promise<void> {
  await sql`update member set left_at = ${at}
    where organisation_id = ${organisationId} and id = any(${memberIds}::uuid[])`.execute(tx)
}

/**
 * Takes addresses from members who are about to get others, so that two may swap theirs. The account behind the old
 * address loses the membership: signing in with the new one gives it.
 */
export async function freeAddresses(
  tx: HrTransaction,
  organisationId: string,
  memberIds: readonly string[],
): Promise<void> {
  await sql`update member set email = id || '@freed.invalid', person_id = null
    where organisation_id = ${organisationId} and id = any(${memberIds}::uuid[])`.execute(tx)
}

export async function freeEmployeeIds(
  tx: HrTransaction,
  organisationId: string,
  memberIds: readonly string[],
): Promise<void> {
  await sql`update member set external_id = null
    where organisation_id = ${organisationId} and id = any(${memberIds}::uuid[])`.execute(tx)
}

/** Makes new members, changes those here and takes back those gone. */
export async function putMembers(
  tx: HrTransaction,
  organisationId: string,
  members: readonly PlannedMember[],
): Promise<void> {
  await sql`
    insert into member (organisation_id, id, external_id, email, name, language, unit_id)
    select ${organisationId}::uuid, id, "externalId", email, name, language, "unitId"
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb)
      as planned(id uuid, "externalId" text, email text, name text, language text, "unitId" uuid)
    on conflict (organisation_id, id) do update
    set external_id = excluded.external_id, email = excluded.email, name = excluded.name,
      language = excluded.language, unit_id = excluded.unit_id, left_at = null,
      person_id = case when member.email = excluded.email then member.person_id end`.execute(tx)
}

export async function addRoles(
  tx: HrTransaction,
  organisationId: string,
  roles: readonly PlannedRole[],
): Promise<void> {
  await sql`
    insert into role_assignment (organisation_id, member_id, role, unit_id)
    select ${organisationId}::uuid, "memberId", role, "unitId"
    from jsonb_to_recordset(${JSON.stringify(roles)}::jsonb)
      as planned("memberId" uuid, role text, "unitId" uuid)
    on conflict do nothing`.execute(tx)
}

export async function removeRoles(
  tx: HrTransaction,
  organisationId: string,
  roles: readonly PlannedRole[],
): Promise<void> {
  await sql`
    delete from role_assignment held
    using jsonb_to_recordset(${JSON.stringify(roles)}::jsonb)
      as lost("memberId" uuid, role text, "unitId" uuid)
    where held.organisation_id = ${organisationId} and held.member_id = lost."memberId"
      and held.role = lost.role and held.unit_id is not distinct from lost."unitId"`.execute(tx)
}
