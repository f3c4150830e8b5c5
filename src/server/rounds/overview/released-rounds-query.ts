import { sql } from 'kysely'
import type { OwnQuestion } from '#core/instrument/own-question.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

export type ReleasedRound = {
  readonly id: string
  readonly name: string
  readonly instrumentId: string
  readonly instrumentVersion: string
  readonly unitId: string
  /** The name that the unit had then; null for the top of the organisation. */
  readonly scope: string | null
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
    .leftJoin('unit', (join) =>
      join
        .onRef('unit.organisationId', '=', 'round.organisationId')
        .onRef('unit.id', '=', 'round.unitId')
        .on('unit.parentId', 'is not', null),
    )
    .leftJoin('round_unit as asked', (join) =>
      join
        .onRef('asked.organisationId', '=', 'unit.organisationId')
        .onRef('asked.roundId', '=', 'round.id')
        .onRef('asked.unitId', '=', 'unit.id'),
    )
    .select([
      'round.id',
      'round.name',
      'round.instrumentId',
      'round.instrumentVersion',
      'round.unitId',
      'asked.name as scope',
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

/** Those of these released rounds that asked some of the same units as one of them. */
export async function keepRoundsOfSameUnits<Round extends Pick<ReleasedRound, 'id' | 'unitId'>>(
  tx: HrTransaction,
  rounds: readonly Round[],
  { id, unitId }: Pick<ReleasedRound, 'id' | 'unitId'>,
): Promise<Round[]> {
  const elsewhere = rounds.filter((other) => other.unitId !== unitId).map((other) => other.id)
  if (elsewhere.length === 0) return [...rounds]
  // `offset 0` makes the database stop at the first unit that a round shares.
  const { rows } = await sql<{ id: string }>`
    select other.id from unnest(${elsewhere}::uuid[]) as other (id)
    where not exists (
      select from round_unit here join round_unit there using (organisation_id, unit_id)
      where here.round_id = ${id} and there.round_id = other.id offset 0
    )`.execute(tx)
  const apart = new Set(rows.map((row) => row.id))
  return rounds.filter((other) => !apart.has(other.id))
}
