import {
  type DisclosedCauses,
  type DisclosedFigure,
  type DisclosedScores,
  readDisclosedFigure,
} from '#core/disclosure/disclosed-figure.ts'
import type { HrTransaction } from '../transaction.ts'

/** Shown figures by round and unit. What is hidden is not there. */
export type ReleasedFigures = {
  readonly scores: (roundId: string, unitId: string) => DisclosedScores | null
  readonly causes: (roundId: string, unitId: string) => DisclosedCauses | null
}

/** What was shown in some rounds, of the units that one of them asked. Reads snapshots, as every path towards HR does. */
export async function readReleasedFigures(
  tx: HrTransaction,
  roundIds: readonly string[],
  unitsOf: string,
): Promise<ReleasedFigures> {
  if (roundIds.length === 0) return { scores: () => null, causes: () => null }
  const rows = await tx
    .selectFrom('snapshot_figure')
    .select(['round_id', 'unit_id', 'run', 'figure'])
    .where('round_id', 'in', [...roundIds])
    .where('figure', 'is not', null)
    .where('unit_id', 'in', (units) =>
      units.selectFrom('round_unit').select('unit_id').where('round_id', '=', unitsOf),
    )
    .execute()
  const figures = new Map<string, DisclosedFigure>()
  for (const row of rows) {
    figures.set(`${row.run} ${row.round_id} ${row.unit_id}`, readDisclosedFigure(row.figure))
  }
  return {
    scores: (roundId, unitId) => {
      const figure = figures.get(`scores ${roundId} ${unitId}`)
      return figure?.run === 'scores' ? figure : null
    },
    causes: (roundId, unitId) => {
      const figure = figures.get(`causes ${roundId} ${unitId}`)
      return figure?.run === 'causes' ? figure : null
    },
  }
}
