import type { OwnQuestion } from '#core/instrument/own-question.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

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
  /** The round's own questions. */
  readonly ownQuestions: readonly OwnQuestion[]
}

/** Released rounds of the organisation, newest first: all, or those that asked one of these units. */
export async function listReleasedRounds(
  tx: HrTransaction,
  asked: 'all' | readonly string[],
): Promise<ReleasedRound[]> {
  if (asked !== 'all' && asked.length === 0) return []
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
      'round.ownQuestions',
    ])
    .$if(asked !== 'all', (rounds) =>
      rounds.where('round.id', 'in', (units) =>
        units
          .selectFrom('round_unit')
          .select('roundId')
          .where('unitId', 'in', [...asked]),
      ),
    )
    .orderBy('snapshot.releasedAt', 'desc')
    .orderBy('round.id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, closedAt: row.closedAt ?? row.releasedAt }))
}
