import type { Overview } from '#contract/rounds/overview.ts'
import { type ReportProps, type Round, roundName, type Unit } from './overview-view.ts'

export type CompareProps = ReportProps & { readonly round: Round; readonly unit: Unit }

/** The most columns that readers can compare. */
export const mostColumns = 6

/** A unit in a round, with its figures there. */
export type Column = {
  readonly key: string
  readonly name: string
  readonly overview: Overview
  /** Null: the unit was not part of the round. */
  readonly unit: Unit | null
}

/** Rounds with the same questions in the same words, without the shown round. */
export const comparableRounds = ({ rounds }: Pick<Overview, 'rounds'>, round: Round) =>
  rounds.filter(
    ({ id, instrument, version }) =>
      id !== round.id && instrument === round.instrument && version === round.version,
  )

/** The columns by unit, and within a unit from the oldest round to the newest. A column's name has only what differs. */
export function columnsOf(
  unitIds: readonly string[],
  overviews: readonly Overview[],
  shown: Overview,
): readonly Column[] {
  const place = (one: Overview) => shown.rounds.findIndex(({ id }) => id === one.round?.id)
  const inTime = overviews.toSorted((a, b) => place(b) - place(a))
  return unitIds.flatMap((unitId) =>
    inTime.map((overview) => {
      const roundId = overview.round?.id ?? ''
      const unitName = shown.units.find(({ id }) => id === unitId)?.name ?? ''
      const round = roundName(shown, roundId)
      return {
        key: `${unitId} ${roundId}`,
        name: unitIds.length === 1 ? round : inTime.length === 1 ? unitName : `${unitName}, ${round}`,
        overview,
        unit: overview.units.find(({ id }) => id === unitId) ?? null,
      }
    }),
  )
}
