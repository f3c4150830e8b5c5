import { keepSeen, type SeenUnits } from '#core/access/seen-units.ts'
import type { DisclosedCauses, DisclosedScores } from '#core/disclosure/disclosed-figure.ts'
import { judgeTotalTrend, type Trend } from '#core/disclosure/trend.ts'
import type { Instrument } from '#core/instrument/instrument.ts'
import { clockTolerance, freshness } from '#core/record-log/verify-log.ts'
import { keptRounds } from '#core/release/snapshot.ts'
import { isWitnessed } from '#server/db/record-log-repository.ts'
import { type ReleasedFigures, readReleasedFigures } from '#server/db/reports/released-figures.ts'
import { listReleasedRounds, type ReleasedRound } from '#server/db/reports/released-rounds.ts'
import { readRoundTree } from '#server/db/reports/round-tree.ts'
import { readShownOrganisation, type ShownOrganisation } from '#server/db/reports/shown-organisation.ts'
import { asHr } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { found, Refusal } from '#server/errors.ts'
import { instrumentOf, knownInstrument } from './find-instrument.ts'
import { orderUnits, type PlacedUnit } from './order-units.ts'

type FromRound<Figure> = { readonly roundId: string; readonly figure: Figure }

/** A unit with what may be shown of it. Null always means the same: hidden, whatever the reason. */
export type UnitFigures = PlacedUnit & {
  readonly scores: DisclosedScores | null
  readonly causes: DisclosedCauses | null
  /** Only where the chosen round shows nothing new. */
  readonly lastScores: FromRound<DisclosedScores> | null
  /** The last ones shown before the chosen round. */
  readonly lastCauses: FromRound<DisclosedCauses> | null
  /** Oldest first, ends with the chosen round. */
  readonly trend: readonly FromRound<DisclosedScores | null>[]
  /** Shown in rounds that asked other questions, oldest first: beside the trend, never in it. */
  readonly otherScores: readonly FromRound<DisclosedScores>[]
  readonly change: (Trend & { readonly sinceRoundId: string }) | null
}

/** A round with its instrument; null where the operator has removed the file of it. */
export type AskedRound = ReleasedRound & { readonly instrument: Instrument | null }

export type OverviewReader = {
  readonly organisationId: string
  readonly personId: string | null
  readonly sees: SeenUnits
}

export type OverviewFacts = {
  readonly organisation: ShownOrganisation
  /** Newest first. */
  readonly rounds: readonly AskedRound[]
  /** Null before the first release. */
  readonly chosen: {
    readonly round: ReleasedRound
    readonly instrument: Instrument
    /** A witness has lately signed the log with all that was recorded of the round. */
    readonly witnessed: boolean
    readonly units: readonly UnitFigures[]
  } | null
}

/**
 * What is seen of one released round (the newest unless one is named), from snapshots alone. Units that the reader does
 * not see are not there, nor rounds that asked none of the reader's.
 * @throws Refusal not-found for a round that is not released, not this organisation's or not the reader's
 */
export async function readOverview(
  deps: Pick<Deps, 'pools' | 'instruments' | 'clock'>,
  who: OverviewReader,
  roundId?: string,
): Promise<OverviewFacts> {
  return asHr(deps.pools.app, who, async (tx) => {
    const organisation = found(await readShownOrganisation(tx))
    const rounds = await listReleasedRounds(tx, who.sees)
    const asked = rounds.map((one) => ({ ...one, instrument: knownInstrument(deps.instruments, one) }))
    const round = roundId === undefined ? rounds[0] : rounds.find(({ id }) => id === roundId)
    if (round === undefined) {
      if (roundId !== undefined) throw new Refusal('not-found')
      return { organisation, rounds: asked, chosen: null }
    }
    const kept = rounds.slice(rounds.indexOf(round))
    const compared = lastOf(kept.filter((other) => isComparable(other, round)))
    const others = lastOf(kept.filter((other) => !isComparable(other, round)))
    const { organisationId } = who
    const figures = await readReleasedFigures(deps.pools.app, tx, {
      organisationId,
      rounds: [...compared, ...others],
    })
    const units = orderUnits(keepSeen(await readRoundTree(tx, round.id), who.sees))
    return {
      organisation,
      rounds: asked,
      chosen: {
        round,
        instrument: instrumentOf(deps.instruments, round),
        witnessed: await isWitnessed(tx, round.id, lately(deps.clock())),
        units: units.map((unit) => ({
          ...unit,
          ...figuresOf(unit.id, { compared: compared.map(idOf), others: others.map(idOf) }, figures),
        })),
      },
    }
  })
}

/** As long as the word of a witness counts as fresh. */
const lately = (now: Date) => ({
  since: new Date(now.getTime() - freshness),
  until: new Date(now.getTime() + clockTolerance),
})

/** Of the same instrument and version: figures of others are never compared. */
const isComparable = (one: ReleasedRound, chosen: ReleasedRound): boolean =>
  one.instrumentId === chosen.instrumentId && one.instrumentVersion === chosen.instrumentVersion

/** Of rounds newest first, the last that releases look back over, oldest first. */
const lastOf = (rounds: readonly ReleasedRound[]): ReleasedRound[] => rounds.slice(0, keptRounds).reverse()

const idOf = ({ id }: ReleasedRound): string => id

function figuresOf(
  unitId: string,
  { compared, others }: { readonly compared: readonly string[]; readonly others: readonly string[] },
  figures: ReleasedFigures,
): Omit<UnitFigures, keyof PlacedUnit> {
  const trend = compared.map((roundId) => ({ roundId, figure: figures.scores(roundId, unitId) }))
  const causes = compared.map((roundId) => ({ roundId, figure: figures.causes(roundId, unitId) }))
  const now = trend.at(-1)?.figure ?? null
  const before = lastShown(trend.slice(0, -1))
  return {
    scores: now,
    causes: causes.at(-1)?.figure ?? null,
    lastScores: now === null ? before : null,
    lastCauses: lastShown(causes.slice(0, -1)),
    trend,
    otherScores: others.flatMap((roundId) => {
      const figure = figures.scores(roundId, unitId)
      return figure === null ? [] : [{ roundId, figure }]
    }),
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
