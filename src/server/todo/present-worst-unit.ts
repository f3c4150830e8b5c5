import type { TodoRow } from '#contract/todo/todo.ts'
import { dayOf } from '#core/calendar/instant-of.ts'
import { isOpen } from '#core/measures/measure.ts'
import { findingsOf, topCauseOf } from '#core/zones/findings.ts'
import { presentOverview } from '#server/rounds/overview/present-overview.ts'
import type { OverviewFacts } from '#server/rounds/overview/read-overview.ts'
import type { TodoFacts } from './read-todo.ts'

type Worst = {
  readonly unit: { readonly id: string; readonly name: string }
  readonly cause: NonNullable<TodoRow['cause']>
  /** The round of the cause. */
  readonly roundId: string
} | null

/** Cache: released figures never change, so each array of units is searched once. */
const found = new WeakMap<object, { readonly worst: Worst }>()

/** The unit with the worst newest figures among those that the reader sees, with the measures against its cause. */
export function presentWorstUnit({
  overview,
  measures,
}: Pick<TodoFacts, 'overview' | 'measures'>): readonly Partial<TodoRow>[] {
  const worst = overview === null ? null : worstOf(overview)
  const round = overview?.rounds.find(({ id }) => id === worst?.roundId)
  if (worst === null || round === undefined) return []
  const { unit, cause } = worst
  const measure = measures?.risks
    .filter((risk) => risk.unitId === unit.id && risk.cause === cause.id)
    .flatMap((risk) => risk.measures)
    .find(isOpen)
  return [
    {
      unit,
      cause,
      on: dayOf(round.releasedAt),
      round: { id: round.id, name: round.name },
      measure: measure === undefined ? null : { id: measure.id, name: measure.title },
    },
  ]
}

function worstOf(facts: OverviewFacts): Worst {
  const { chosen } = facts
  if (chosen === null) return null
  const known = found.get(chosen.units)
  if (known !== undefined) return known.worst
  const worst = worstIn(chosen, presentOverview(facts).units)
  found.set(chosen.units, { worst })
  return worst
}

type Chosen = NonNullable<OverviewFacts['chosen']>

/** Below the top unit, or the only unit that a reader sees. A unit without a shown cause gives nothing to act on. */
function worstIn({ round, instrument }: Chosen, units: ReturnType<typeof presentOverview>['units']): Worst {
  const limits = instrument.limits.total
  const ids = new Set(units.map(({ id }) => id))
  const ends = units.filter(({ parentId }) => parentId === null || !ids.has(parentId))
  const [top] = ends
  const below = top !== undefined && ends.length === 1 ? findingsOf({ units }, top, limits) : []
  const [finding] = below.length > 0 ? below : findingsOf({ units }, null, limits)
  if (finding === undefined) return null
  const { id, name, causes, lastShownCauses } = finding.unit
  const roundId = causes === null ? lastShownCauses?.roundId : round.id
  const highest = topCauseOf({ causes: causes ?? lastShownCauses?.causes ?? null })
  const cause = instrument.causes?.find((one) => one.id === highest?.id)
  if (cause === undefined || roundId === undefined) return null
  return { unit: { id, name }, cause: { id: cause.id, title: cause.title }, roundId }
}
