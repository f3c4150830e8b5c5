import type { Overview } from '#contract/rounds/overview.ts'
import { dayOf } from '#core/calendar/instant-of.ts'
import type { Instrument } from '#core/instrument/instrument.ts'
import { inEachLanguage } from '#core/languages.ts'
import type { UnitFigures } from './overview-units.ts'
import { presentCauses, presentOwn, presentScores, presentTrend } from './present-figure.ts'
import type { OverviewFacts } from './read-overview.ts'

/** Only packages/release/disclosure can make these figures: the types let nothing else in. */
export function presentOverview(facts: OverviewFacts): Overview {
  const { rounds, chosen } = facts
  const spreads = new Map(rounds.map(({ id, instrument }) => [id, instrument?.referenceSpread]))
  const spreadIn = (roundId: string) => spreads.get(roundId)
  return {
    ...presentHead(facts),
    units: chosen?.units.map((unit) => presentUnit(unit, chosen, spreadIn)) ?? [],
  }
}

/** Everything but the units. */
export function presentHead({ organisation, rounds, chosen }: OverviewFacts): Omit<Overview, 'units'> {
  return {
    organisation,
    rounds: rounds.map((round) => ({
      id: round.id,
      name: round.name,
      scope: round.scope,
      instrument: round.instrumentId,
      instrumentName: round.instrument?.title ?? inEachLanguage(() => round.instrumentId),
      version: round.instrumentVersion,
      asksCauses: (round.instrument?.causes ?? []).length > 0,
      limits: round.instrument && limitsOf(round.instrument),
      closedAt: dayOf(round.closedAt),
      releasedAt: dayOf(round.releasedAt),
    })),
    round: chosen && {
      id: chosen.round.id,
      instrument: chosen.round.instrumentId,
      version: chosen.round.instrumentVersion,
      smallestGroup: chosen.round.smallestGroup,
      limits: limitsOf(chosen.instrument),
      ownQuestions: [...chosen.round.ownQuestions],
      witnessed: chosen.witnessed,
    },
  }
}

const limitsOf = ({ limits: { total } }: Instrument) => ({ yellow: total.yellow, red: total.red })

function presentUnit(
  unit: UnitFigures,
  { instrument, round: { ownQuestions } }: NonNullable<OverviewFacts['chosen']>,
  spreadIn: (roundId: string) => number | undefined,
): Overview['units'][number] {
  const { lastScores, lastCauses, change, together } = unit
  const spread = instrument.referenceSpread
  const asksCauses = (instrument.causes ?? []).length > 0
  const ownBefore = unit.earlierCauses.flatMap(({ roundId, figure }) => {
    const own = presentOwn(figure, ownQuestions)
    return own === null ? [] : [{ roundId, own }]
  })
  return {
    id: unit.id,
    name: unit.name,
    parentId: unit.parentId,
    depth: unit.depth,
    figure: unit.scores && presentScores(unit.scores, spread),
    together: together && {
      units: [...together.units],
      figure: presentScores(together.scores, spread),
    },
    lastShown: lastScores && {
      roundId: lastScores.roundId,
      figure: presentScores(lastScores.figure, spread),
    },
    causes: asksCauses ? unit.causes && presentCauses(unit.causes) : null,
    own: unit.causes && presentOwn(unit.causes, ownQuestions),
    lastShownOwn: ownBefore.at(-1) ?? null,
    lastShownCauses: !asksCauses
      ? null
      : lastCauses && {
          roundId: lastCauses.roundId,
          causes: presentCauses(lastCauses.figure),
        },
    trend: unit.trend.map(({ roundId, figure }) => ({
      roundId,
      figure: figure && presentTrend(figure, spread),
    })),
    // Without its instrument a figure has no uncertainty to show, and is left out.
    otherTrend: unit.otherScores.flatMap(({ roundId, figure }) => {
      const spreadThen = spreadIn(roundId)
      return spreadThen === undefined ? [] : [{ roundId, figure: presentTrend(figure, spreadThen) }]
    }),
    change,
  }
}
