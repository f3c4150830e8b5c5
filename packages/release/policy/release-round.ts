import { heldRounds, keptRounds, smallestGroup } from '../constants.ts'
import type { DisclosedFigure } from '../disclosure/disclosed-figure.ts'
import { type Blocks, coversEnough, coverUnits, ownerOf, shownAbove } from './blocks.ts'
import { type Called, calledAlike } from './called.ts'
import type { Counters } from './counter.ts'
import { poolExploitable } from './group-together.ts'
import { findExploitable } from './guard/find-exploitable.ts'
import { type GuardTools, Judged } from './guard/judge-once.ts'
import { freezeMembership, type Member, type Membership } from './membership.ts'
import { poolUpward } from './pool.ts'
import type { Stepwise } from './progress.ts'
import { readInEveryWay } from './readings.ts'
import { refreshBlocks } from './refresh.ts'
import { ReleaseError } from './release-error.ts'
import { settleBlocks } from './settle.ts'
import { type RoundFacts, type ShownFigures, showFigures } from './show-figures.ts'
import { type ShownTogether, showTogether } from './show-together.ts'
import type { Snapshot, SnapshotUnit } from './snapshot.ts'
import { tallyCounters } from './tally.ts'
import { buildTree, nowhere, type Unit } from './unit-tree.ts'

/** A closed round as the release sees it: tree and members as frozen at opening, and what was answered. */
export type RoundInput = {
  readonly round: string
  readonly units: readonly Unit[]
  readonly members: readonly Member[]
  /** The frozen tree of the last released round, which the members' `before` speaks of. Absent: the same as `units`. */
  readonly unitsBefore?: readonly Unit[]
  readonly counters: Counters
  /** The round's smallest group, 8 or more. */
  readonly k: number
  /** Whether no figure may say that everybody invited to a group answered. Absent: it may, of groups of exactly `k`. */
  readonly hideFullParticipation?: boolean
  /** Released rounds of the same run, oldest first; the last 12 are looked at. */
  readonly earlier: readonly Snapshot[]
  /** Contacts and names on this round's list. Absent: the same as on every list before. */
  readonly called?: Called
  /** Parts that a scale point is counted in; by default 100 (hundredths). */
  readonly perPoint?: number
  /** What the guard works with. Null releases without a guard: for tests and measurements, never in the product. */
  readonly guard: GuardTools | null
  /** The instrument's zone limits where no guard is given, so that figures are shown as they would be with one. */
  readonly limits?: GuardTools['limits']
}

export type Release = {
  readonly round: string
  /**
   * One for every unit of the tree, parents before children. `figure` null: not shown by itself, whatever the reason; then
   * `together` is the figure of the few units that it is counted with, or null: hidden.
   */
  readonly units: readonly ReleasedUnit[]
  /** What later releases need of this one. Its people stay in the vault. */
  readonly snapshot: Snapshot
  /** How many figures the guard tested with the newest kept rounds and with every two, because all at once were too many. */
  readonly notBesideAll: number
}

export type ReleasedUnit = {
  readonly unit: string
  readonly figure: DisclosedFigure | null
  readonly together: ShownTogether | null
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
 * Releases one run of one round: pool → cover → refresh → display → guard, as packages/release/docs/release-policy.md says.
 * Pure and deterministic: the order of the input never matters. Run it with `finish`, or step by step in a worker.
 * @throws ReleaseError when tree, members and counters do not fit together
 */
export function* releaseRound(input: RoundInput, steps: Steps = policy): Stepwise<Release> {
  if (!Number.isSafeInteger(input.k) || input.k < smallestGroup) {
    throw new ReleaseError('smallest-group-too-low', String(input.k))
  }
  const tree = buildTree(input.units)
  const treeBefore = input.unitsBefore && buildTree(input.unitsBefore)
  const membership = freezeMembership(tree, input.members, treeBefore)
  const perPoint = input.perPoint ?? 100
  const tally = tallyCounters(tree, membership, input.counters, perPoint)
  const limits = input.guard?.limits ?? input.limits ?? null
  const facts: RoundFacts = { round: input.round, membership, tally, perPoint, limits }

  yield { step: 'pool', done: 0, of: 1 }
  const pooled = steps.pool(tree, membership, input.k, input.hideFullParticipation ? input.k + 1 : input.k)
  yield { step: 'cover', done: 0, of: 1 }
  const blocks = coverUnits(tree, pooled, membership, input.k, steps.covers)
  const earlier = input.earlier.slice(-keptRounds)
  const readings = readInEveryWay(earlier, membership, input.called ?? calledAlike)
  const everyKept = [...new Set(readings.whose.flat())]
  poolExploitable(blocks, heldIn(earlier))
  const held = new Set<string>()
  const judged = new Judged()
  for (;;) {
    do {
      yield* steps.refresh(blocks, membership, readings.ofCuts)
    } while (settleBlocks(blocks, membership))
    yield { step: 'display', done: 0, of: 1 }
    const shown = steps.display(blocks, facts, everyKept)
    if (shown.mute.size > 0) {
      poolExploitable(blocks, shown.mute)
      continue
    }
    const snapshot: Snapshot = {
      round: input.round,
      units: snapshotUnits(blocks, membership, shown),
      ...(held.size > 0 && { held: [...held].sort() }),
    }
    judged.notBesideAll.clear()
    let exploitable = nobody
    for (const reading of input.guard ? readings.whose : []) {
      if (exploitable.size === 0 && input.guard)
        exploitable = yield* steps.guard(snapshot, reading, input.guard, judged)
    }
    if (exploitable.size === 0) {
      const groups = showTogether(blocks, membership, shown.own)
      const units = tree.ids.map((unit, number) => ({
        unit,
        figure: shown.figures.get(number) ?? null,
        together: groups.get(number) ?? null,
      }))
      return { round: input.round, units, snapshot, notBesideAll: judged.notBesideAll.size }
    }
    for (const unit of poolExploitable(blocks, exploitable)) held.add(unit)
  }
}

const heldIn = (earlier: readonly Snapshot[]): Set<string> =>
  new Set(earlier.slice(-heldRounds).flatMap(({ held }) => held ?? []))

const nobody: ReadonlySet<string> = new Set()

function snapshotUnits(
  blocks: Blocks,
  membership: Membership,
  { figures, own, composed }: ShownFigures,
): SnapshotUnit[] {
  const people = new Map<number, string[]>()
  for (const [n, person] of membership.persons.entries()) {
    const owner = ownerOf(blocks, membership.unitOf[n] ?? nowhere)
    if (owner === nowhere) continue
    const block = people.get(owner)
    if (block) block.push(person)
    else people.set(owner, [person])
  }
  return [...figures].map(([unit, figure]) => {
    const block = people.get(unit) ?? []
    const newcomers = block.filter((person) => membership.newcomers.has(person))
    return {
      unit: figure.unit,
      within: blocks.tree.ids[shownAbove(blocks, unit)] ?? null,
      block,
      ...(newcomers.length > 0 && { newcomers }),
      figure,
      own: own.get(unit) ?? null,
      composed: composed.has(unit),
    }
  })
}
