import { type DisclosedCauses, readDisclosedFigure } from '@andrum/release/disclosure/disclosed-figure.ts'
import { sql } from 'kysely'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

export type ResultOfUnit = { readonly roundId: string; readonly unitId: string }

/** The shown causes of single units in single rounds, from the snapshots; null where a cause is not shown by itself. */
export async function readReleasedCauses(
  tx: HrTransaction,
  asked: readonly ResultOfUnit[],
): Promise<(of: ResultOfUnit) => DisclosedCauses | null> {
  const { rows } = await sql<ResultOfUnit & { figure: unknown }>`
    select f.round_id, f.unit_id, f.figure from snapshot_figure f
    join (select distinct * from unnest(${asked.map(({ roundId }) => roundId)}::uuid[],
      ${asked.map(({ unitId }) => unitId)}::uuid[]) as asked (round_id, unit_id)) as asked
      on asked.round_id = f.round_id and asked.unit_id = f.unit_id
    where f.run = 'causes' and f.figure is not null and not f.figure ? 'together'`.execute(tx)
  const figures = new Map(
    rows.map(({ roundId, unitId, figure }) => [`${roundId} ${unitId}`, readDisclosedFigure(figure)]),
  )
  return ({ roundId, unitId }) => {
    const figure = figures.get(`${roundId} ${unitId}`)
    return figure?.run === 'causes' ? figure : null
  }
}
