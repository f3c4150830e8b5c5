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
        .onRef('round.organisationId', '=', 'snapshot.organisationId')
        .onRef('round.id', '=', 'snapshot.roundId'),
    )
    .select([
      'round.id',
      'round.name',
      'round.instrumentId',
      'round.instrumentVersion',
      'round.unitId',
      'round.closedAt',
      'snapshot.releasedAt',
      'round.invited',
      'round.smallestGroup',
    ])
    .orderBy('snapshot.releasedAt', 'desc')
    .orderBy('round.id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, closedAt: row.closedAt ?? row.releasedAt }))
}
