import { sql } from 'kysely'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

/** A member's address today, and the one they had when an earlier list of the unit they were in was frozen, from the list of members. */
export type AddressThen = {
  readonly memberId: string
  readonly email: string | null
  /** The address has changed since that list. */
  readonly isChanged: boolean
  /** The address before the change; null: none changed, or the change has been deleted (`forget_identity_changes`). */
  readonly before: string | null
}

/** Of these members, those whose address has ever been changed: a row for each list. */
export async function listAddressesThen(
  tx: HrTransaction,
  { organisationId, roundId }: { readonly organisationId: string; readonly roundId: string },
  memberIds: readonly string[],
): Promise<readonly AddressThen[]> {
  const { rows } = await sql<AddressThen>`
    with changed as materialized (
      select (e.details ->> 'memberId')::uuid as member_id, e.at, c.old_email
      from audit_entry e left join identity_change c
        on c.organisation_id = e.organisation_id and c.id = (e.details ->> 'changeId')::uuid
      where e.organisation_id = ${organisationId} and e.action = 'identity-changed'
        and (e.details ->> 'memberId')::uuid = any(${memberIds}::uuid[])
        -- Of one in the log of a version before, it is the change that says it, and of one that is forgotten nobody.
        and coalesce((e.details ->> 'address')::boolean, c.id is null or c.new_email is not null)
    )
    select m.id as member_id, m.email, first.at is not null as is_changed, first.old_email as before
    from member m
    join round r on r.organisation_id = m.organisation_id and r.id <> ${roundId} and r.state <> 'cancelled'
      and r.frozen_at >= m.joined_at
    join round_unit ru on ru.organisation_id = r.organisation_id and ru.round_id = r.id and ru.unit_id = coalesce((
      select moved.unit_id from member_move moved
      where moved.organisation_id = m.organisation_id and moved.member_id = m.id and moved.at > r.frozen_at
      order by moved.at limit 1), m.unit_id)
    left join lateral (
      select changed.at, changed.old_email from changed
      where changed.member_id = m.id and changed.at > r.frozen_at order by changed.at limit 1
    ) first on true
    where m.organisation_id = ${organisationId} and m.id in (select member_id from changed)`.execute(tx)
  return rows
}
