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
    .select(['roundId', 'unitId', 'run', 'figure'])
    .where('roundId', 'in', [...roundIds])
    .where('figure', 'is not', null)
    .where('unitId', 'in', (units) =>
      units.selectFrom('round_unit').select('unitId').where('roundId', '=', unitsOf),
    )
    .execute()
  const figures = new Map<string, DisclosedFigure>()
  for (const row of rows) {
    figures.set(`${row.run} ${row.roundId} ${row.unitId}`, readDisclosedFigure(row.figure))
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
