import type { DisclosedCauses, DisclosedScores } from '#core/disclosure/disclosed-figure.ts'
import { judgeTotalTrend, type Trend } from '#core/disclosure/trend.ts'
import type { Instrument } from '#core/instrument/instrument.ts'
import { keptRounds } from '#core/release/snapshot.ts'
import { type ReleasedFigures, readReleasedFigures } from '#server/db/reports/released-figures.ts'
import { listReleasedRounds, type ReleasedRound } from '#server/db/reports/released-rounds.ts'
import { readRoundTree } from '#server/db/reports/round-tree.ts'
import { readShownOrganisation, type ShownOrganisation } from '#server/db/reports/shown-organisation.ts'
import { asHr } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { found, Refusal } from '#server/errors.ts'
import { instrumentOf } from './find-instrument.ts'
import { orderUnits, type PlacedUnit } from './order-units.ts'

type FromRound<Figure> = { readonly roundId: string; readonly figure: Figure }

/** A unit with what may be shown of it. Null always means the same: hidden, whatever the reason. */
export type UnitFigures = PlacedUnit & {
  readonly scores: DisclosedScores | null
  readonly causes: DisclosedCauses | null
  /** Only where the chosen round shows nothing new. */
  readonly lastScores: FromRound<DisclosedScores> | null
  readonly lastCauses: FromRound<DisclosedCauses> | null
  /** Oldest first, ends with the chosen round. */
  readonly trend: readonly FromRound<DisclosedScores | null>[]
  readonly change: (Trend & { readonly sinceRoundId: string }) | null
}

export type OverviewFacts = {
  readonly organisation: ShownOrganisation
  /** Newest first. */
  readonly rounds: readonly ReleasedRound[]
  /** Null before the first release. */
  readonly chosen: {
    readonly round: ReleasedRound
    readonly instrument: Instrument
    readonly units: readonly UnitFigures[]
  } | null
}

/**
 * What HR sees of one released round (the newest unless one is named), from snapshots alone.
 * @throws Refusal not-found for a round that is not released or not this organisation's
 */
export async function readOverview(
  deps: Pick<Deps, 'pools' | 'instruments'>,
  who: { readonly organisationId: string; readonly personId: string | null },
  roundId?: string,
): Promise<OverviewFacts> {
  return asHr(deps.pools.app, who, async (tx) => {
    const organisation = found(await readShownOrganisation(tx))
    const rounds = await listReleasedRounds(tx)
    const round = roundId === undefined ? rounds[0] : rounds.find(({ id }) => id === roundId)
    if (round === undefined) {
      if (roundId !== undefined) throw new Refusal('not-found')
      return { organisation, rounds, chosen: null }
    }
    const compared = comparable(rounds, round).map(({ id }) => id)
    const figures = await readReleasedFigures(tx, compared, round.id)
    const units = orderUnits(await readRoundTree(tx, round.id))
    return {
      organisation,
      rounds,
      chosen: {
        round,
        instrument: instrumentOf(deps.instruments, round),
        units: units.map((unit) => ({ ...unit, ...figuresOf(unit.id, compared, figures) })),
      },
    }
  })
}

/** Rounds of the same instrument and version up to the chosen one, oldest first: others are never compared. */
function comparable(rounds: readonly ReleasedRound[], chosen: ReleasedRound): ReleasedRound[] {
  return rounds
    .slice(rounds.indexOf(chosen))
    .filter(
      (round) =>
        round.instrumentId === chosen.instrumentId && round.instrumentVersion === chosen.instrumentVersion,
    )
    .slice(0, keptRounds)
    .reverse()
}

function figuresOf(
  unitId: string,
  rounds: readonly string[],
  figures: ReleasedFigures,
): Omit<UnitFigures, keyof PlacedUnit> {
  const trend = rounds.map((roundId) => ({ roundId, figure: figures.scores(roundId, unitId) }))
  const causes = rounds.map((roundId) => ({ roundId, figure: figures.causes(roundId, unitId) }))
  const now = trend.at(-1)?.figure ?? null
  const causesNow = causes.at(-1)?.figure ?? null
  const before = lastShown(trend.slice(0, -1))
  return {
    scores: now,
    causes: causesNow,
    lastScores: now === null ? before : null,
    lastCauses: causesNow === null ? lastShown(causes.slice(0, -1)) : null,
    trend,
    change:
      now === null || before === null
        ? null
        : { sinceRoundId: before.roundId, ...judgeTotalTrend(before.figure, now) },
  }
}

function lastShown<Figure>(steps: readonly FromRound<Figure | null>[]): FromRound<Figure> | null {
  for (const { roundId, figure } of steps.toReversed()) if (figure !== null) return { roundId, figure }
  return null
}
