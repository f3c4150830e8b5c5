import { sql } from 'kysely'
import type { PlannedMember, PlannedRole } from '#core/import/import-plan.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

/**
 * Ends memberships, and deletes their numbers, which may belong to somebody else later. The row stays: for the refresh rule a
 * person who returns is the same one.
 */
export async function endMemberships(
  tx: HrTransaction,
  organisationId: string,
  memberIds: readonly string[],
  at: Date,
): Promise<void> {
  await sql`update member set left_at = ${at}, last_left_at = ${at}, last_left_unit_id = unit_id, mobile = null,
      address_refused_on = case when email is not null then address_refused_on end
    where organisation_id = ${organisationId} and id = any(${memberIds}::uuid[])`.execute(tx)
}

/** Members whom an undo removes should never have been there: those who came after `since` do not count as having left. */
export async function forgetLeaving(
  tx: HrTransaction,
  organisationId: string,
  memberIds: readonly string[],
  since: Date,
): Promise<void> {
  await sql`update member set last_left_at = null, last_left_unit_id = null
    where organisation_id = ${organisationId} and id = any(${memberIds}::uuid[]) and left_at is not null
      and joined_at > ${since}`.execute(tx)
}

/**
 * Inserts new members, updates present ones and restores former ones; notes the earlier unit of those who move. Addresses stay: the
 * database changes them only by apply_identity_changes. A new number is not refused; beside an address the refusal was the address's.
 */
export async function putMembers(
  tx: HrTransaction,
  organisationId: string,
  members: readonly PlannedMember[],
  at: Date,
): Promise<void> {
  await sql`
    with planned as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(members)}::jsonb)
        as planned(id uuid, "externalId" text, email text, name text, language text, "unitId" uuid, mobile text)
    ), moved as (
      insert into member_move (organisation_id, member_id, at, unit_id)
      select m.organisation_id, m.id, ${at}::timestamptz, m.unit_id
      from planned join member m on m.organisation_id = ${organisationId}::uuid and m.id = planned.id
      where m.unit_id <> planned."unitId"
      on conflict do nothing
    )
    insert into member (organisation_id, id, external_id, email, name, language, unit_id, joined_at, mobile)
    select ${organisationId}::uuid, id, "externalId", email, name, language, "unitId", ${at}::timestamptz, mobile
    from planned
    on conflict (organisation_id, id) do update
    set external_id = excluded.external_id, name = excluded.name, language = excluded.language,
      unit_id = excluded.unit_id, left_at = null, mobile = excluded.mobile,
      address_refused_on = case when member.email is not null or excluded.mobile is not distinct from member.mobile
        then member.address_refused_on end`.execute(tx)
}

/** Ends managers' roles for units. The database lets a file end no other role. */
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

/**
 * Deletes moves that no list is compared with any more: neither the last list of a unit, nor one of a round that is under way or opened
 * or released after `since`; and all moves before `oldest`.
 */
export async function forgetMoves(
  { kysely }: JobsPool,
  { since, oldest }: { readonly since: Date; readonly oldest: Date },
): Promise<void> {
  await sql`select forget_moves(${since}, ${oldest})`.execute(kysely)
}
