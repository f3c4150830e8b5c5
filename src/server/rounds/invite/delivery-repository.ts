import { sql } from 'kysely'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

/**
 * Marks these invitations as delivered. Locks in the order of vault.take_invitations, so that this and answers that are being counted
 * never deadlock.
 */
export async function markDelivered(
  tx: HrTransaction,
  organisationId: string,
  invitations: readonly { readonly roundId: string; readonly memberId: string }[],
): Promise<void> {
  await sql`
    with held as materialized (
      select i.round_id, i.member_id
      from unnest(${invitations.map(({ roundId }) => roundId)}::uuid[],
        ${invitations.map(({ memberId }) => memberId)}::uuid[]) as asked (round_id, member_id)
      join invitation i on i.organisation_id = ${organisationId} and i.round_id = asked.round_id
        and i.member_id = asked.member_id and i.delivered is distinct from true
      order by i.round_id, i.member_id for no key update of i
    )
    update invitation i set delivered = true from held
    where i.organisation_id = ${organisationId} and i.round_id = held.round_id and i.member_id = held.member_id`.execute(
    tx,
  )
}

/** The organisation's members who are mailed at this address in rounds that are not released yet. */
export async function findMailed(
  tx: HrTransaction,
  organisationId: string,
  address: string,
): Promise<{ roundId: string; memberId: string }[]> {
  const { rows } = await sql<{ roundId: string; memberId: string }>`
    select i.round_id, i.member_id from member m
    join invitation i on i.organisation_id = m.organisation_id and i.member_id = m.id
    join round r on r.organisation_id = i.organisation_id and r.id = i.round_id and r.state in ('open', 'closed')
    where m.organisation_id = ${organisationId} and m.email = ${address} and m.left_at is null`.execute(tx)
  return rows
}

/** Marks that nothing of a round has arrived at a member: every accepted e-mail has come back. */
export async function markReturned(
  tx: HrTransaction,
  organisationId: string,
  { roundId, memberId }: { readonly roundId: string; readonly memberId: string },
): Promise<void> {
  await sql`update invitation set delivered = false
    where organisation_id = ${organisationId} and round_id = ${roundId} and member_id = ${memberId} and delivered`.execute(
    tx,
  )
}

type UnitDelivered = {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly invited: number
  readonly delivered: number
}

/**
 * The units of a round, parents before children: how many of their own members are invited, and how many invitations were
 * delivered. Null: not known for all of them. Reads nothing that an answer writes.
 */
export async function readDelivered(
  tx: HrTransaction,
  organisationId: string,
  roundId: string,
): Promise<UnitDelivered[] | null> {
  const { rows } = await sql<Omit<UnitDelivered, 'delivered'> & { readonly delivered: number | null }>`
    with counted as (
      select unit_id, (count(*) filter (where delivered))::integer as delivered,
        bool_or(delivered is null) as is_unknown
      from invitation where organisation_id = ${organisationId} and round_id = ${roundId} group by unit_id
    )
    select u.unit_id as id, u.parent_id, u.name, coalesce(u.invited, 0) as invited,
      case when not counted.is_unknown then counted.delivered when counted.is_unknown is null then u.delivered end
        as delivered
    from round_unit u left join counted on counted.unit_id = u.unit_id
    where u.organisation_id = ${organisationId} and u.round_id = ${roundId}
    order by u.position`.execute(tx)
  if (rows.some(({ invited, delivered }) => invited > 0 && delivered === null)) return null
  return rows.map((row) => ({ ...row, delivered: row.delivered ?? 0 }))
}
