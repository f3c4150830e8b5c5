import { leastSettled } from '../constants.ts'
import { ReleaseError } from './release-error.ts'
import type { UnitTree } from './unit-tree.ts'

type Placed = { readonly unit: string; readonly before?: string | null; readonly counted: boolean }

/** How many people of a unit were in one unit of the tree before. */
type Origin = { invited: number; counted: number }

/** Where the people of each unit were in the frozen list of the last released round. */
export type Origins = {
  readonly tree: UnitTree
  readonly treeBefore: UnitTree
  /** By unit: its people by their unit before. People who were in none are only in the sums. */
  readonly byUnit: readonly Map<number, Origin>[]
  readonly sums: readonly Origin[]
  /** A unit of the tree before and all units below it are the places from `enter` to below `enter + amount`. */
  readonly enter: Int32Array
  readonly amount: Int32Array
}

export function noOrigins(tree: UnitTree, treeBefore: UnitTree): Origins {
  const amount = new Int32Array(treeBefore.ids.length).fill(1)
  for (let unit = amount.length - 1; unit > 0; unit--) {
    const parent = treeBefore.parent[unit] ?? 0
    amount[parent] = (amount[parent] ?? 0) + (amount[unit] ?? 0)
  }
  const enter = new Int32Array(amount.length)
  const next = new Int32Array(amount.length).fill(1)
  for (let unit = 1; unit < amount.length; unit++) {
    const parent = treeBefore.parent[unit] ?? 0
    enter[unit] = (enter[parent] ?? 0) + (next[parent] ?? 0)
    next[parent] = (next[parent] ?? 0) + (amount[unit] ?? 0)
  }
  return {
    tree,
    treeBefore,
    byUnit: tree.ids.map(() => new Map()),
    sums: tree.ids.map(() => ({ invited: 0, counted: 0 })),
    enter,
    amount,
  }
}

/** @throws ReleaseError unknown-unit when the tree before has no such unit */
export function addOrigin(
  origins: Origins,
  unit: number,
  { unit: now, before = now, counted }: Placed,
): void {
  addTo(origins.sums[unit], counted)
  if (before === null) return
  const place = origins.treeBefore.numbers.get(before)
  if (place === undefined) throw new ReleaseError('unknown-unit', before)
  const byPlace = origins.byUnit[unit]
  const origin = byPlace?.get(place) ?? { invited: 0, counted: 0 }
  addTo(origin, counted)
  byPlace?.set(place, origin)
}

function addTo(origin: Origin | undefined, counted: boolean): void {
  if (!origin) return
  origin.invited += 1
  origin.counted += Number(counted)
}

/**
 * Whether the people of some units are settled in the unit `top`: fewer than a third of those invited, and no more than a
 * third of those counted, were outside its subtree when the last released round was frozen. The list is tested as well, and
 * more strictly, so that a shown unit reveals nobody's taking part.
 */
export function staysTogether(origins: Origins, units: Iterable<number>, top: number): boolean {
  const before = origins.treeBefore.numbers.get(origins.tree.ids[top] ?? '')
  const [all, settled] = [
    { invited: 0, counted: 0 },
    { invited: 0, counted: 0 },
  ]
  for (const unit of units) {
    all.invited += origins.sums[unit]?.invited ?? 0
    all.counted += origins.sums[unit]?.counted ?? 0
    for (const [place, origin] of origins.byUnit[unit] ?? []) {
      if (before === undefined || !isWithin(origins, place, before)) continue
      settled.invited += origin.invited
      settled.counted += origin.counted
    }
  }
  const { parts, of } = leastSettled
  return of * settled.invited > parts * all.invited && of * settled.counted >= parts * all.counted
}

function isWithin({ enter, amount }: Origins, place: number, top: number): boolean {
  const from = enter[top] ?? 0
  const at = enter[place] ?? 0
  return from <= at && at < from + (amount[top] ?? 0)
}
