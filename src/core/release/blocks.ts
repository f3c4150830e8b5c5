import { coversEnough, nearestShown } from './cover.ts'
import { add, sumUpward } from './membership.ts'
import type { Pooled } from './pool.ts'
import { nowhere, type UnitTree } from './unit-tree.ts'

/**
 * Which units are shown and whose block everybody is in. Only ever made coarser: blocks move upward and join,
 * shown units become hidden, never the other way; so steps 3–5 end.
 */
export type Blocks = {
  readonly tree: UnitTree
  readonly k: number
  readonly covers: typeof coversEnough
  readonly shown: Uint8Array
  /** People in the block that a unit owns; 0 when its figure is the sum of the figures below it. */
  readonly size: Int32Array
  /** People counted in the unit's figure. */
  readonly counted: Int32Array
  /** Complete answers in the unit's subtree. */
  readonly answered: Int32Array
  /** The pooled block (named by its unit) of a unit's own answers. */
  readonly pooledOf: Int32Array
  /** Joined blocks: each points towards the one that stands for all. */
  readonly joined: Int32Array
  /** The owner of a block that stands for all joined with it. */
  readonly owner: Int32Array
  /** The block that a unit owns, or nowhere. */
  readonly owned: Int32Array
  /** A shortcut to the nearest shown unit above. */
  readonly above: Int32Array
}

/** Step 2 over the whole tree: hides what covers too little and gives its block to the next shown unit above. */
export function coverUnits(
  tree: UnitTree,
  pooled: Pooled,
  answers: Int32Array,
  k: number,
  covers = coversEnough,
): Blocks {
  const count = tree.ids.length
  const pooledSize = new Int32Array(count)
  for (const [unit, block] of pooled.blockOf.entries()) {
    if (block !== nowhere) add(pooledSize, block, answers[unit] ?? 0)
  }
  const counted = sumUpward(tree, pooledSize)
  const answered = sumUpward(tree, answers)
  const shown = Uint8Array.from(counted, (n, unit) => Number(covers(n, answered[unit] ?? 0, k)))
  const blocks: Blocks = {
    tree,
    k,
    covers,
    shown,
    size: new Int32Array(count),
    counted,
    answered,
    pooledOf: pooled.blockOf,
    joined: Int32Array.from(shown.keys()),
    owner: new Int32Array(count).fill(nowhere),
    owned: new Int32Array(count).fill(nowhere),
    above: Int32Array.from(tree.parent),
  }
  for (const [unit, nearest] of nearestShown(tree, shown).entries()) {
    if ((pooledSize[unit] ?? 0) > 0 && nearest !== nowhere)
      settle(blocks, unit, nearest, pooledSize[unit] ?? 0)
  }
  return blocks
}

/**
 * Moves the block that `unit` owns to the next shown unit above; without one its people are counted nowhere.
 * The unit stays shown as long as the figures below it still cover it.
 */
export function moveUpward(blocks: Blocks, unit: number): void {
  const block = blocks.owned[unit] ?? nowhere
  if (block === nowhere) throw new RangeError(`unit ${unit} owns no block`)
  const people = blocks.size[unit] ?? 0
  const target = shownAbove(blocks, unit)
  blocks.owned[unit] = nowhere
  blocks.owner[block] = nowhere
  blocks.size[unit] = 0
  add(blocks.counted, unit, -people)
  if (!blocks.covers(blocks.counted[unit] ?? 0, blocks.answered[unit] ?? 0, blocks.k)) blocks.shown[unit] = 0
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

/** Lets everything on the way from `from` point straight at `to`, so that no way is walked twice. */
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

function settle(blocks: Blocks, block: number, unit: number, people: number): void {
  const there = blocks.owned[unit] ?? nowhere
  add(blocks.size, unit, people)
  if (there === nowhere) {
    blocks.owned[unit] = block
    blocks.owner[block] = unit
  } else {
    blocks.joined[block] = there
  }
}
