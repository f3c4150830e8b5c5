import type { DisclosedCauses, DisclosedScores } from '@andrum/release/disclosure/disclosed-figure.ts'
import { type Trend, totalTrendBetween } from '@andrum/release/disclosure/trend.ts'
import { keepSeen, type SeenUnits } from '#core/access/seen-units.ts'
import { type LatelyRead, latelyRead } from '#server/platform/db/lately-read.ts'
import type { AppPool } from '#server/platform/db/pool.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'
import { readNotAsked, readRoundTree } from '#server/rounds/round-tree-query.ts'
import { orderUnits, type PlacedUnit } from './order-units.ts'
import { type ReleasedFigures, readReleasedFigures } from './released-figures-query.ts'

type FromRound<Figure> = { readonly roundId: string; readonly figure: Figure }

/** A unit with its released figures. Null always means the same: not shown by itself, whatever the reason. */
export type UnitFigures = PlacedUnit & {
  readonly scores: DisclosedScores | null
  readonly causes: DisclosedCauses | null
  /** The figure that it shares with a few units, where the reader sees all of these. */
  readonly together: { readonly units: readonly GroupedUnit[]; readonly scores: DisclosedScores } | null
  /** Set only where the chosen round shows nothing. */
  readonly lastScores: FromRound<DisclosedScores> | null
  /** The latest causes shown before the chosen round. */
  readonly lastCauses: FromRound<DisclosedCauses> | null
  /** All causes shown before the chosen round, oldest first. */
  readonly earlierCauses: readonly FromRound<DisclosedCauses>[]
  /** Oldest first, ending with the chosen round, without rounds that did not ask the unit. */
  readonly trend: readonly FromRound<DisclosedScores | null>[]
  /** From rounds with another instrument, oldest first: shown beside the trend, never in it. */
  readonly otherScores: readonly FromRound<DisclosedScores>[]
  readonly change: (Trend & { readonly sinceRoundId: string }) | null
}

/** `direct`: without the units below it. */
type GroupedUnit = Pick<PlacedUnit, 'id' | 'name'> & { readonly direct: boolean }

/** The released rounds to read, as this transaction has just found them. */
type AskedUnits = {
  /** The transaction's own organisation. */
  readonly organisationId: string
  readonly sees: SeenUnits
  /** Ids, oldest first; the last one is the chosen round. */
  readonly compared: readonly string[]
  readonly others: readonly string[]
}

/** `size`: the number of trend steps. */
type StoredUnits = { readonly units: readonly UnitFigures[]; readonly size: number }

/** Cache limit in trend steps, over all organisations: each takes a fifth of a kilobyte in an answer, beside its figures. */
const mostKept = 5000

const keptBy = new WeakMap<AppPool, LatelyRead<StoredUnits>>()

/**
 * The units of a round that a reader sees. Release freezes all of it, so a process caches the result up to a number of trend steps;
 * the same question then returns the same array.
 */
export async function readOverviewUnits(
  pool: AppPool,
  tx: HrTransaction,
  input: AskedUnits,
): Promise<readonly UnitFigures[]> {
  const kept = keptBy.get(pool) ?? latelyRead<StoredUnits>(mostKept)
  keptBy.set(pool, kept)
  const { organisationId, sees, compared, others } = input
  const name = JSON.stringify([organisationId, sees, compared, others])
  const known = kept.find(name)
  if (known !== undefined) return known.units
  const roundIds = [...compared, ...others]
  const figures = await readReleasedFigures(pool, tx, {
    organisationId,
    rounds: roundIds.map((id) => ({ id })),
  })
  const chosen = compared.at(-1) ?? ''
  const tree = await readRoundTree(tx, chosen)
  const notAsked = await readNotAsked(tx, chosen, compared.slice(0, -1))
  const seen = orderUnits(keepSeen(tree, sees))
  const places = new Map(seen.map(({ id }, place) => [id, place]))
  const parents = new Set(seen.map(({ parentId }) => parentId))
  /** A manager sees the shared figure of a group only together with all its units; otherwise it would be about other people too. */
  const togetherOf = (scores: DisclosedScores | null): UnitFigures['together'] => {
    const at = scores?.together?.flatMap((id) => places.get(id) ?? []) ?? []
    if (scores === null || at.length !== scores.together?.length) return null
    const units = at.sort((a, b) => a - b).flatMap((place) => seen[place] ?? [])
    return { units: units.map(({ id, name }) => ({ id, name, direct: parents.has(id) })), scores }
  }
  const units = seen.map((unit) => ({
    ...unit,
    ...figuresOf(unit.id, { ...input, compared: compared.filter((id) => !notAsked(id, unit.id)) }, figures),
    together: togetherOf(figures.scoresTogether(chosen, unit.id)),
  }))
  kept.keep(name, { units, size: units.length * roundIds.length })
  return units
}

function figuresOf(
  unitId: string,
  { compared, others }: AskedUnits,
  figures: ReleasedFigures,
): Omit<UnitFigures, keyof PlacedUnit | 'together'> {
  const trend = compared.map((roundId) => ({ roundId, figure: figures.scores(roundId, unitId) }))
  const causes = compared.map((roundId) => ({ roundId, figure: figures.causes(roundId, unitId) }))
  const now = trend.at(-1)?.figure ?? null
  const before = lastShown(trend.slice(0, -1))
  return {
    scores: now,
    causes: causes.at(-1)?.figure ?? null,
    lastScores: now === null ? before : null,
    lastCauses: lastShown(causes.slice(0, -1)),
    earlierCauses: causes
      .slice(0, -1)
      .flatMap(({ roundId, figure }) => (figure === null ? [] : [{ roundId, figure }])),
    trend,
    otherScores: others.flatMap((roundId) => {
      const figure = figures.scores(roundId, unitId)
      return figure === null ? [] : [{ roundId, figure }]
    }),
    change:
      now === null || before === null
        ? null
        : { sinceRoundId: before.roundId, ...totalTrendBetween(before.figure, now) },
  }
}

function lastShown<Figure>(steps: readonly FromRound<Figure | null>[]): FromRound<Figure> | null {
  for (const { roundId, figure } of steps.toReversed()) if (figure !== null) return { roundId, figure }
  return null
}
