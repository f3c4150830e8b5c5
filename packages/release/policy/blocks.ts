import { leastCovered } from '../constants.ts'
import { add, type Membership, sumUpward } from './membership.ts'
import type { Pooled } from './pool.ts'
import { nowhere, type UnitTree } from './unit-tree.ts'

/**
 * Step 2 (rule 4). A unit is shown only with at least `k` counted answers that are at least two thirds of all answers
 * in its subtree, so that a figure never stands for people it hardly counts.
 */
export const coversEnough = (counted: number, answered: number, k: number): boolean =>
  counted >= k && leastCovered.of * counted >= leastCovered.parts * answered

/** For each unit the nearest shown unit at or above it, or nowhere. Parents have lower numbers than children. */
function nearestShown(tree: UnitTree, shown: Uint8Array): Int32Array {
  const nearest = new Int32Array(shown.length)
  for (let unit = 0; unit < shown.length; unit++) {
    const above = unit === 0 ? nowhere : (nearest[tree.parent[unit] ?? 0] ?? nowhere)
    nearest[unit] = shown[unit] ? unit : above
  }
  return nearest
}

/**
 * Which units are shown and whose block everybody is in. Changes only make it coarser: blocks move upward and join, shown
 * units become hidden, never the other way. So steps 3–5 end.
 */
export type Blocks = {
  readonly tree: UnitTree
  readonly k: number
  readonly covers: typeof coversEnough
  readonly shown: Uint8Array
  /** People in the block that a unit owns; 0 when its figure is the sum of the figures below it. */
  readonly size: Int32Array
  /** Units with invited people of their own whose answers are in the block that a unit owns. */
  readonly units: Int32Array
  /** People counted in the unit's figure. */
  readonly counted: Int32Array
  /** Complete answers in the unit's subtree. */
  readonly answered: Int32Array
  /** The established people among `size`, `counted` and `answered`: the only ones that make a group large enough. */
  readonly established: {
    readonly size: Int32Array
    readonly counted: Int32Array
    readonly answered: Int32Array
  }
  /** The pooled block (named by its unit) of a unit's own answers. */
  readonly pooledOf: Int32Array
  /** Joined blocks: each points towards the block that represents all joined with it. */
  readonly joined: Int32Array
  /** The unit that owns a block, by the block that represents all joined with it. */
  readonly owner: Int32Array
  /** The block that a unit owns, or nowhere. */
  readonly owned: Int32Array
  /** A shortcut to the nearest shown unit above. */
  readonly above: Int32Array
}

/** Step 2 over the whole tree: hides units that cover too little and gives their blocks to the next shown unit above. */
export function coverUnits(
  tree: UnitTree,
  pooled: Pooled,
  membership: Membership,
  k: number,
  covers = coversEnough,
): Blocks {
  const count = tree.ids.length
  const pooledSize = sumByBlock(pooled, membership.counted)
  const pooledEstablished = sumByBlock(pooled, membership.establishedCounted)
  const pooledUnits = sumByBlock(pooled, membership.invited.map(Math.sign))
  const blocks: Blocks = {
    tree,
    k,
    covers,
    shown: new Uint8Array(count),
    size: new Int32Array(count),
    units: new Int32Array(count),
    counted: sumUpward(tree, pooledSize),
    answered: sumUpward(tree, membership.counted),
    established: {
      size: new Int32Array(count),
      counted: sumUpward(tree, pooledEstablished),
      answered: sumUpward(tree, membership.establishedCounted),
    },
    pooledOf: pooled.blockOf,
    joined: Int32Array.from(tree.ids.keys()),
    owner: new Int32Array(count).fill(nowhere),
    owned: new Int32Array(count).fill(nowhere),
    above: Int32Array.from(tree.parent),
  }
  for (const unit of blocks.shown.keys()) blocks.shown[unit] = Number(isCovered(blocks, unit))
  for (const [unit, nearest] of nearestShown(tree, blocks.shown).entries()) {
    const people = {
      all: pooledSize[unit] ?? 0,
      established: pooledEstablished[unit] ?? 0,
      units: pooledUnits[unit] ?? 0,
    }
    if (people.all > 0 && nearest !== nowhere) settle(blocks, unit, nearest, people)
  }
  return blocks
}

function sumByBlock({ blockOf }: Pooled, amounts: Int32Array): Int32Array {
  const sums = new Int32Array(amounts.length)
  for (const [unit, block] of blockOf.entries()) if (block !== nowhere) add(sums, block, amounts[unit] ?? 0)
  return sums
}

/** The cover rule holds among established people and among all: newcomers neither make a unit shown nor are left out of it unnoticed. */
function isCovered(blocks: Blocks, unit: number, without = { all: 0, established: 0 }): boolean {
  const { covers, counted, answered, established, k } = blocks
  return (
    covers((established.counted[unit] ?? 0) - without.established, established.answered[unit] ?? 0, k) &&
    covers((counted[unit] ?? 0) - without.all, answered[unit] ?? 0, k)
  )
}

/** Whether the unit would still be shown if its own block moved on. */
export const isCoveredWithoutBlock = (blocks: Blocks, unit: number): boolean =>
  isCovered(blocks, unit, peopleOf(blocks, unit))

const peopleOf = ({ size, established, units }: Blocks, unit: number): People => ({
  all: size[unit] ?? 0,
  established: established.size[unit] ?? 0,
  units: units[unit] ?? 0,
})

/**
 * Moves the block that `unit` owns to the next shown unit above; without one its people are counted nowhere.
 * The unit stays shown as long as the figures below it still cover it.
 */
export function moveUpward(blocks: Blocks, unit: number): void {
  const block = blocks.owned[unit] ?? nowhere
  if (block === nowhere) throw new RangeError(`unit ${unit} owns no block`)
  const people = peopleOf(blocks, unit)
  const target = shownAbove(blocks, unit)
  blocks.owned[unit] = nowhere
  blocks.owner[block] = nowhere
  blocks.size[unit] = 0
  blocks.established.size[unit] = 0
  blocks.units[unit] = 0
  add(blocks.counted, unit, -people.all)
  add(blocks.established.counted, unit, -people.established)
  if (!isCovered(blocks, unit)) blocks.shown[unit] = 0
  if (target !== nowhere) settle(blocks, block, target, people)
}

/** The unit that owns the block which the own answers of `unit` are in, or nowhere. */
export function ownerOf(blocks: Blocks, unit: number): number {
  const pooled = blocks.pooledOf[unit] ?? nowhere
  return pooled === nowhere ? nowhere : (blocks.owner[blockNow(blocks, pooled)] ?? nowhere)
}

/** The nearest shown unit strictly above, or nowhere. */
export function shownAbove(blocks: Blocks, unit: number): number {
  let found = blocks.above[unit] ?? nowhere
  while (found !== nowhere && !blocks.shown[found]) found = blocks.above[found] ?? nowhere
  follow(blocks.above, unit, found)
  return found
}

/** Points everything on the path from `from` straight at `to`, so that no path is walked twice (path compression). */
function follow(pointers: Int32Array, from: number, to: number): void {
  let at = from
  while (at !== to) {
    const next = pointers[at] ?? to
    pointers[at] = to
    at = next
  }
}

function blockNow(blocks: Blocks, pooled: number): number {
  let found = pooled
  while (blocks.joined[found] !== found) found = blocks.joined[found] ?? found
  follow(blocks.joined, pooled, found)
  return found
}

type People = { readonly all: number; readonly established: number; readonly units: number }

function settle(blocks: Blocks, block: number, unit: number, people: People): void {
  const there = blocks.owned[unit] ?? nowhere
  add(blocks.size, unit, people.all)
  add(blocks.established.size, unit, people.established)
  add(blocks.units, unit, people.units)
  if (there === nowhere) {
    blocks.owned[unit] = block
    blocks.owner[block] = unit
  } else {
    blocks.joined[block] = there
  }
}
