import type { Overview } from '#contract/rounds/overview.ts'
import { type ReportProps, type Round, roundName, type Unit } from './overview-view.ts'

export type CompareProps = ReportProps & { readonly round: Round; readonly unit: Unit }

/** More columns than this are not read beside each other. */
export const mostColumns = 6

/** A unit of a round with what is shown of it there. */
export type Column = {
  readonly key: string
  readonly name: string
  readonly overview: Overview
  /** Null: it was not part of that round. */
  readonly unit: Unit | null
}

/** Rounds that asked the same questions in the same words, without the one shown. */
export const comparableRounds = ({ rounds }: Pick<Overview, 'rounds'>, round: Round) =>
  rounds.filter(
    ({ id, instrument, version }) =>
      id !== round.id && instrument === round.instrument && version === round.version,
  )

/** Unit by unit, in each from the oldest round to the newest; what differs is in the name. */
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
