import { sql } from 'kysely'
import { hold } from '#server/platform/db/hold.ts'
import type { RoundState } from '#server/platform/db/tables/round.ts'
import type { ReleaseTransaction } from '#server/platform/db/transaction.ts'

export type RoundToRelease = {
  readonly state: RoundState
  readonly smallestGroup: number
  /** Whether no figure may say that everybody invited to a group answered. */
  readonly hideFullParticipation: boolean
  readonly instrumentId: string
  readonly instrumentVersion: string
  /** The frozen tree; its top has no parent here, wherever in the organisation it is. */
  readonly units: readonly { readonly id: string; readonly parent: string | null }[]
}

/** Null for a round of another organisation. */
export async function readRoundToRelease(
  tx: ReleaseTransaction,
  roundId: string,
): Promise<RoundToRelease | null> {
  const round = await tx
    .selectFrom('round')
    .select([
      'state',
      'smallestGroup',
      'hideFullParticipation',
      'unitId',
      'instrumentId',
      'instrumentVersion',
    ])
    .where('id', '=', roundId)
    .executeTakeFirst()
  if (round === undefined) return null
  const units = await tx
    .selectFrom('round_unit')
    .select(['unitId', 'parentId'])
    .where('roundId', '=', roundId)
    .execute()
  return {
    state: round.state,
    smallestGroup: round.smallestGroup,
    hideFullParticipation: round.hideFullParticipation,
    instrumentId: round.instrumentId,
    instrumentVersion: round.instrumentVersion,
    units: units.map(({ unitId, parentId }) => ({
      id: unitId,
      parent: unitId === round.unitId ? null : parentId,
    })),
  }
}

/** The invited members of a round, by the unit that counts them. */
export async function readInvitedMembers(
  tx: ReleaseTransaction,
  roundId: string,
): Promise<{ unitId: string; memberIds: string[] }[]> {
  return tx
    .selectFrom('invitation')
    .select(['unitId', sql<string[]>`array_agg(member_id::text)`.as('memberIds')])
    .where('roundId', '=', roundId)
    .groupBy('unitId')
    .execute()
}

/**
 * The tombstones of members who answered and were erased since, by member. Empty in nearly every round.
 */
export async function readTombstones(tx: ReleaseTransaction, roundId: string): Promise<Map<string, Buffer>> {
  const rows = await tx
    .selectFrom('invitation')
    .select(['memberId', 'tombstone'])
    .where('roundId', '=', roundId)
    .where('tombstone', 'is not', null)
    .orderBy('memberId')
    .execute()
  return new Map(
    rows.flatMap(({ memberId, tombstone }) => (tombstone === null ? [] : [[memberId, tombstone]])),
  )
}

/**
 * Writes the progress of the release, in per cent, for the person who waits. It only rises, and stops at the release.
 */
export async function writeReleasePercent(
  tx: ReleaseTransaction,
  roundId: string,
  percent: number,
): Promise<void> {
  await tx
    .updateTable('round')
    .set({ releasePercent: percent })
    .where('id', '=', roundId)
    .where('state', '=', 'closed')
    .where('releasePercent', '<', percent)
    .execute()
}

/**
 * Makes releases of one organisation wait for each other until this transaction ends, and locks the round.
 * @returns the round's state, read under the lock
 */
export async function holdRoundForRelease(
  tx: ReleaseTransaction,
  organisationId: string,
  roundId: string,
): Promise<RoundState | null> {
  await hold(tx, `release ${organisationId}`)
  const round = await tx
    .selectFrom('round')
    .select('state')
    .where('id', '=', roundId)
    .forUpdate()
    .executeTakeFirst()
  return round?.state ?? null
}

/**
 * Ends a round: from here on nobody can learn who was asked. The mailed links no longer open anything, and the proofs of places on
 * the list are deleted with them.
 */
export async function markReleased(tx: ReleaseTransaction, roundId: string, at: Date): Promise<void> {
  await writeDelivered(tx, roundId)
  await tx.deleteFrom('invitation').where('roundId', '=', roundId).execute()
  await tx.deleteFrom('frozen_list_tile').where('roundId', '=', roundId).execute()
  await tx
    .updateTable('round')
    .set({ state: 'released', releasedAt: at, releasePercent: 100 })
    .where('id', '=', roundId)
    .execute()
}

/** Stores how many invitations of each unit were delivered, where that is known. The number stays when all names are deleted. */
async function writeDelivered(tx: ReleaseTransaction, roundId: string): Promise<void> {
  await sql`
    with known as (
      select i.organisation_id, i.unit_id, count(*) filter (where i.delivered) as delivered from invitation i
      where i.round_id = ${roundId} group by i.organisation_id, i.unit_id
    )
    update round_unit u set delivered = coalesce(known.delivered, 0)
    from round_unit every left join known on known.organisation_id = every.organisation_id and known.unit_id = every.unit_id
    where every.round_id = ${roundId} and u.organisation_id = every.organisation_id and u.round_id = every.round_id
      and u.unit_id = every.unit_id
      and not exists (select from invitation i where i.round_id = ${roundId} and i.delivered is null)`.execute(
    tx,
  )
}

/** The counters of a round as one JSON text: unit → amounts. */
export async function readCounters(
  tx: ReleaseTransaction,
  roundId: string,
): Promise<{ readonly counters: string; readonly asksForCauses: boolean }> {
  const { rows } = await sql<{ counters: string; asksForCauses: boolean }>`
    select coalesce(json_object_agg(unit_id, amounts), '{}')::text as counters,
      coalesce(bool_or(amounts ? 'causes'), false) as asks_for_causes
    from vault.counter where round_id = ${roundId}`.execute(tx)
  return rows[0] ?? { counters: '{}', asksForCauses: false }
}

/** Runs in the transaction that publishes: a counter and its snapshot never exist at the same time. */
export async function deleteCounters(tx: ReleaseTransaction, roundId: string): Promise<void> {
  await tx.deleteFrom('vault.counter').where('roundId', '=', roundId).execute()
}
