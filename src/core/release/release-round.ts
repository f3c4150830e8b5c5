import type { DisclosedFigure } from '#core/disclosure/disclosed-figure.ts'
import { smallestGroup } from '#core/disclosure/group-size.ts'
import { type Blocks, coverUnits, ownerOf, shownAbove } from './blocks.ts'
import type { Counters } from './counter.ts'
import { coversEnough } from './cover.ts'
import { findExploitable, type GuardTools, type Judged } from './guard/find-exploitable.ts'
import { freezeMembership, type Member, type Membership } from './membership.ts'
import { poolUpward } from './pool.ts'
import { poolExploitable } from './pool-exploitable.ts'
import type { Stepwise } from './progress.ts'
import { refreshBlocks } from './refresh.ts'
import { ReleaseError } from './release-error.ts'
import { type RoundFacts, showFigures } from './show-figures.ts'
import { keptRounds, type Snapshot, type SnapshotUnit } from './snapshot.ts'
import { tallyCounters } from './tally.ts'
import { nowhere, plantTree, type Unit } from './unit-tree.ts'

/** A closed round as the release sees it: tree and members as frozen at opening, and what was answered. */
export type RoundInput = {
  readonly round: string
  readonly units: readonly Unit[]
  readonly members: readonly Member[]
  readonly counters: Counters
  /** The round's smallest group, 8 or more. */
  readonly k: number
  /** Released rounds of the same run, oldest first; the last 12 are looked at. */
  readonly earlier: readonly Snapshot[]
  /** Parts that a scale point is counted in; 100 (hundredths) unless said otherwise. */
  readonly perPoint?: number
  /** What the guard works with. Null releases without a guard: for tests and measurements, never in the product. */
  readonly guard: GuardTools | null
}

export type Release = {
  readonly round: string
  /** One for every unit of the tree, parents before children. Null: hidden, whatever the reason. */
  readonly units: readonly { readonly unit: string; readonly figure: DisclosedFigure | null }[]
  /** What later releases need of this one. Its people stay in the vault. */
  readonly snapshot: Snapshot
}

/** The steps of the policy. A test may switch one off, to see that the attack or a property then fails. */
export type Steps = {
  readonly pool: typeof poolUpward
  readonly covers: typeof coversEnough
  readonly refresh: typeof refreshBlocks
  readonly display: typeof showFigures
  readonly guard: typeof findExploitable
}

export const policy: Steps = {
  pool: poolUpward,
  covers: coversEnough,
  refresh: refreshBlocks,
  display: showFigures,
  guard: findExploitable,
}

/**
 * Releases one run of one round: pool → cover → refresh → display → guard, as docs/domain/anonymity says.
 * Pure and deterministic: the order of the input never matters. Run it with `finish`, or step by step in a worker.
 * @throws ReleaseError when tree, members and counters do not fit together
 */
export function* releaseRound(input: RoundInput, steps: Steps = policy): Stepwise<Release> {
  if (!Number.isSafeInteger(input.k) || input.k < smallestGroup) {
    throw new ReleaseError('smallest-group-too-low', String(input.k))
  }
  const tree = plantTree(input.units)
  const membership = freezeMembership(tree, input.members)
  const perPoint = input.perPoint ?? 100
  const tally = tallyCounters(tree, membership, input.counters, perPoint)
  const facts: RoundFacts = { round: input.round, membership, tally, perPoint }

  yield { step: 'pool', done: 0, of: 1 }
  const pooled = steps.pool(tree, membership.counted, input.k)
  yield { step: 'cover', done: 0, of: 1 }
  const blocks = coverUnits(tree, pooled, membership.counted, input.k, steps.covers)
  const earlier = input.earlier.slice(-keptRounds)
  const judged: Judged = new Map()
  for (;;) {
    yield* steps.refresh(blocks, membership, earlier)
    yield { step: 'display', done: 0, of: 1 }
    const figures = steps.display(blocks, facts)
    const snapshot = { round: input.round, units: snapshotUnits(blocks, membership, figures) }
    const exploitable = input.guard ? yield* steps.guard(snapshot, earlier, input.guard, judged) : nobody
    if (exploitable.size === 0) {
      const units = tree.ids.map((unit, number) => ({ unit, figure: figures.get(number) ?? null }))
      return { round: input.round, units, snapshot }
    }
    poolExploitable(blocks, exploitable)
  }
}

const nobody: ReadonlySet<string> = new Set()

function snapshotUnits(
  blocks: Blocks,
  membership: Membership,
  figures: ReadonlyMap<number, DisclosedFigure>,
): SnapshotUnit[] {
  const people = new Map<number, string[]>()
  for (const [n, person] of membership.persons.entries()) {
    const owner = ownerOf(blocks, membership.unitOf[n] ?? nowhere)
    if (owner === nowhere) continue
    const block = people.get(owner)
    if (block) block.push(person)
    else people.set(owner, [person])
  }
  return [...figures].map(([unit, figure]) => ({
    unit: figure.unit,
    within: blocks.tree.ids[shownAbove(blocks, unit)] ?? null,
    block: people.get(unit) ?? [],
    figure,
  }))
}
