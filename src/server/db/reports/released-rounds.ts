import type { HrTransaction } from '../transaction.ts'

export type ReleasedRound = {
  readonly id: string
  readonly name: string
  readonly instrumentId: string
  readonly instrumentVersion: string
  readonly unitId: string
  readonly closedAt: Date
  readonly releasedAt: Date
  readonly invited: number
  readonly smallestGroup: number
}

/** Every round of the organisation whose figures are released, newest first. */
export async function listReleasedRounds(tx: HrTransaction): Promise<ReleasedRound[]> {
  const rows = await tx
    .selectFrom('snapshot')
    .innerJoin('round', (join) =>
      join
        .onRef('round.organisation_id', '=', 'snapshot.organisation_id')
        .onRef('round.id', '=', 'snapshot.round_id'),
    )
    .select([
      'round.id',
      'round.name',
      'round.instrument_id as instrumentId',
      'round.instrument_version as instrumentVersion',
      'round.unit_id as unitId',
      'round.closed_at as closedAt',
      'snapshot.released_at as releasedAt',
      'round.invited',
      'round.smallest_group as smallestGroup',
    ])
    .orderBy('snapshot.released_at', 'desc')
    .orderBy('round.id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, closedAt: row.closedAt ?? row.releasedAt }))
}
