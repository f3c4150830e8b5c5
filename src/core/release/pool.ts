import { add } from './membership.ts'
import { nowhere, type UnitTree } from './unit-tree.ts'

/** For each unit the unit whose block its own answers are in, or nowhere. */
export type Pooled = { readonly blockOf: Int32Array }

/**
 * Step 1. From the leaves upward: own answers and the children's rests become the unit's block when they are
 * at least `k` together, else they move on to the parent. What is left at the root is counted nowhere.
 */
export function poolUpward(tree: UnitTree, answers: Int32Array, k: number): Pooled {
  const rest = Int32Array.from(answers)
  for (let unit = rest.length - 1; unit > 0; unit--) {
    const waiting = rest[unit] ?? 0
    if (waiting < k) add(rest, tree.parent[unit] ?? 0, waiting)
  }
  const blockOf = new Int32Array(rest.length)
  for (let unit = 0; unit < rest.length; unit++) {
    const above = unit === 0 ? nowhere : (blockOf[tree.parent[unit] ?? 0] ?? nowhere)
    blockOf[unit] = (rest[unit] ?? 0) >= k ? unit : above
  }
  return { blockOf }
}
