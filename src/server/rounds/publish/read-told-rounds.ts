import type { DisclosedScores } from '@andrum/release/disclosure/disclosed-figure.ts'
import { idsAbove } from '#core/round/tree.ts'
import { readAsHr } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { type ReleasedFigures, readReleasedFigures } from '#server/rounds/overview/released-figures-query.ts'
import type { RoundRow } from '#server/rounds/round-repository.ts'
import { type FrozenUnit, readRoundTree } from '#server/rounds/round-tree-query.ts'
import { instrumentOf } from '#server/self/results/find-instrument.ts'
import { listToldRounds } from './told-rounds-query.ts'

export type ToldUnit = {
  readonly id: string
  readonly name: string
  readonly scores: DisclosedScores | null
}

export type ToldRound = {
  readonly round: RoundRow
  /** The instrument's reference spread, which the uncertainty follows from. */
  readonly spread: number
  /** The person's own unit first, the whole scope last. */
  readonly units: readonly ToldUnit[]
}

/**
 * The rounds whose figures an employee may see, newest first: those that asked the employee's unit. Shows that unit and those
 * above it, or the whole scope alone. Reads snapshots only.
 */
export async function readToldRounds(
  deps: Pick<Deps, 'pools' | 'instruments'>,
  who: { readonly organisationId: string; readonly personId: string },
): Promise<readonly ToldRound[]> {
  return readAsHr(deps, who, async (tx, organisationId) => {
    const found = await listToldRounds(tx, organisationId, who.personId)
    const rounds = found.map(({ round }) => round)
    const figures = await readReleasedFigures(deps.pools.app, tx, { organisationId, rounds })
    const told: ToldRound[] = []
    for (const { round, ownUnitId } of found) {
      const { referenceSpread } = instrumentOf(deps.instruments, round)
      const tree = await readRoundTree(tx, round.id)
      told.push({ round, spread: referenceSpread, units: unitsOf({ tree, figures }, round, ownUnitId) })
    }
    return told
  })
}

function unitsOf(
  { tree, figures }: { readonly tree: readonly FrozenUnit[]; readonly figures: ReleasedFigures },
  round: RoundRow,
  ownUnitId: string,
): ToldUnit[] {
  const shown = round.toldAs === 'units' ? [ownUnitId, ...idsAbove(tree, ownUnitId)] : [round.unitId]
  return shown.flatMap((id) => {
    const unit = tree.find((one) => one.id === id)
    return unit === undefined ? [] : [{ id, name: unit.name, scores: figures.scores(round.id, id) }]
  })
}
