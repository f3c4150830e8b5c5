import type { Overview } from '#contract/overview.ts'
import { dayOf } from '#core/calendar/day-of.ts'
import type { OverviewFacts, UnitFigures } from '#server/usecases/read-overview.ts'
import { presentCauses, presentScores, presentTrend } from './figure.ts'

/** Every figure in here was disclosed by core/disclosure: the types let nothing else in. */
export function presentOverview({ organisation, rounds, chosen }: OverviewFacts): Overview {
  return {
    organisation,
    rounds: rounds.map((round) => ({
      id: round.id,
      name: round.name,
      instrument: round.instrumentId,
      version: round.instrumentVersion,
      closedAt: dayOf(round.closedAt),
      releasedAt: dayOf(round.releasedAt),
    })),
    round: chosen && {
      id: chosen.round.id,
      instrument: chosen.round.instrumentId,
      version: chosen.round.instrumentVersion,
      invited: chosen.round.invited,
      smallestGroup: chosen.round.smallestGroup,
      limits: {
        yellow: chosen.instrument.limits.total.yellow,
        red: chosen.instrument.limits.total.red,
      },
    },
    units: chosen?.units.map((unit) => presentUnit(unit, chosen.instrument.referenceSpread)) ?? [],
  }
}

function presentUnit(unit: UnitFigures, spread: number): Overview['units'][number] {
  const { lastScores, lastCauses, change } = unit
  return {
    id: unit.id,
    name: unit.name,
    parentId: unit.parentId,
    depth: unit.depth,
    figure: unit.scores && presentScores(unit.scores, spread),
    lastShown: lastScores && {
      roundId: lastScores.roundId,
      figure: presentScores(lastScores.figure, spread),
    },
    causes: unit.causes && presentCauses(unit.causes),
    lastShownCauses: lastCauses && {
      roundId: lastCauses.roundId,
      causes: presentCauses(lastCauses.figure),
    },
    trend: unit.trend.map(({ roundId, figure }) => ({
      roundId,
      figure: figure && presentTrend(figure, spread),
    })),
    change,
  }
}
