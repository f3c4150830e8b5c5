import type { DisclosedCauses, DisclosedScores } from '@andrum/release/disclosure/disclosed-figure.ts'
import { asSuperuser, type TestDatabase } from '../database/database.ts'

/** The released rounds of the older organisation, and the rows of their snapshots, read without the product's own code. */
export async function snapshotRows(database: TestDatabase) {
  const read = <Row extends object>(sql: string, values: unknown[] = []) =>
    asSuperuser<Row>(database, sql, values)
  const [organisation] = await read<{ id: string }>('select id from organisation order by created_at limit 1')
  const organisationId = organisation?.id ?? ''
  type Stored = {
    readonly round_id: string
    readonly unit_id: string
    readonly run: string
    readonly figure: unknown
  }
  const rows = await read<Stored>('select round_id, unit_id, run, figure from snapshot_figure')
  const stored = new Map(rows.map((row) => [`${row.run} ${row.round_id} ${row.unit_id}`, row.figure]))
  const rounds = await read<{
    id: string
    name: string
    instrument_id: string
    instrument_version: string
    smallest_group: number
    closed_at: Date
  }>(
    `select id, name, instrument_id, instrument_version, smallest_group, closed_at from round
     where state = 'released' and organisation_id = $1 order by closed_at desc`,
    [organisationId],
  )
  const tree = await read<{ round_id: string; unit_id: string; parent_id: string | null; name: string }>(
    'select round_id, unit_id, parent_id, name from round_unit',
  )

  function storedFigure<Figure extends DisclosedScores | DisclosedCauses>(key: string, shared: boolean) {
    const figure = (stored.get(key) ?? null) as Figure | null
    return (figure?.together !== undefined) === shared ? figure : null
  }
  const scoresIn = (roundId: string, unitId: string) =>
    storedFigure<DisclosedScores>(`scores ${roundId} ${unitId}`, false)
  const causesIn = (roundId: string, unitId: string) =>
    storedFigure<DisclosedCauses>(`causes ${roundId} ${unitId}`, false)
  /** The figure that a unit shares with others. */
  const sharedIn = (roundId: string, unitId: string) =>
    storedFigure<DisclosedScores>(`scores ${roundId} ${unitId}`, true)

  type Round = (typeof rounds)[number]

  /** What a unit may show of a round: its own figure, otherwise its last figure from the same questions. */
  function shownIn<Figure>(
    round: Round,
    unitId: string,
    find: (roundId: string, unitId: string) => Figure | null,
  ) {
    const sameQuestions = rounds
      .slice(rounds.indexOf(round))
      .filter(
        (one) =>
          one.instrument_id === round.instrument_id && one.instrument_version === round.instrument_version,
      )
    for (const one of sameQuestions) {
      const figure = find(one.id, unitId)
      if (figure !== null) return { figure, from: one }
    }
    return null
  }

  return { organisationId, rounds, tree, scoresIn, causesIn, sharedIn, shownIn }
}

export type SnapshotRows = Awaited<ReturnType<typeof snapshotRows>>
export type SnapshotRound = SnapshotRows['rounds'][number]
