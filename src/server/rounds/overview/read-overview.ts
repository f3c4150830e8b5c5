import { clockTolerance, freshness } from '@andrum/record-log/log/verify-log.ts'
import { keptRounds } from '@andrum/release/constants.ts'
import type { SeenUnits } from '#core/access/seen-units.ts'
import type { Instrument } from '#core/instrument/instrument.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found, Refusal } from '#server/platform/errors.ts'
import { isWitnessed } from '#server/rounds/record-log/record-log-repository.ts'
import { instrumentOf, knownInstrument } from '#server/self/results/find-instrument.ts'
import { readOverviewUnits, type UnitFigures } from './overview-units.ts'
import { keepRoundsOfSameUnits, listReleasedRounds, type ReleasedRound } from './released-rounds-query.ts'
import { readShownOrganisation, type ShownOrganisation } from './shown-organisation-query.ts'

/** A round with its instrument; null where the operator has removed the instrument's file. */
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
    /** Whether a witness has recently signed the log with all records of the round. */
    readonly witnessed: boolean
    readonly units: readonly UnitFigures[]
  } | null
}

/**
 * One released round (the newest by default) as the reader sees it, from snapshots alone. Leaves out units that the reader may
 * not see, and rounds that asked none of the reader's units.
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
    const kept = await keepRoundsOfSameUnits(tx, rounds.slice(rounds.indexOf(round)), round)
    const compared = lastOf(kept.filter((other) => isComparable(other, round)))
    const others = lastOf(kept.filter((other) => !isComparable(other, round)))
    const units = await readOverviewUnits(deps.pools.app, tx, {
      organisationId: who.organisationId,
      sees: who.sees,
      compared: compared.map(idOf),
      others: others.map(idOf),
    })
    return {
      organisation,
      rounds: asked,
      chosen: {
        round,
        instrument: instrumentOf(deps.instruments, round),
        witnessed: await isWitnessed(tx, round.id, lately(deps.clock())),
        units,
      },
    }
  })
}

/** How long a witness's signature counts as recent. */
const lately = (now: Date) => ({
  since: new Date(now.getTime() - freshness),
  until: new Date(now.getTime() + clockTolerance),
})

/** Only rounds of the same instrument and version are compared. */
const isComparable = (one: ReleasedRound, chosen: ReleasedRound): boolean =>
  one.instrumentId === chosen.instrumentId && one.instrumentVersion === chosen.instrumentVersion

/** The last rounds that releases compare with, turned to oldest first; the input is newest first. */
const lastOf = (rounds: readonly ReleasedRound[]): ReleasedRound[] => rounds.slice(0, keptRounds).reverse()

const idOf = ({ id }: ReleasedRound): string => id
