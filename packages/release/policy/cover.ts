import { leastCovered } from '../constants.ts'
import { nowhere, type UnitTree } from './unit-tree.ts'

/**
 * Step 2 (rule 4). A unit is shown only with at least `k` counted answers that are at least two thirds of all answers
 * in its subtree, so that a figure never stands for people it hardly counts.
 */
export const coversEnough = (counted: number, answered: number, k: number): boolean =>
  counted >= k && leastCovered.of * counted >= leastCovered.parts * answered

/** For each unit the nearest shown unit at or above it, or nowhere. Parents have lower numbers than children. */
export function nearestShown(tree: UnitTree, shown: Uint8Array): Int32Array {
  const nearest = new Int32Array(shown.length)
  for (let unit = 0; unit < shown.length; unit++) {
    const above = unit === 0 ? nowhere : (nearest[tree.parent[unit] ?? 0] ?? nowhere)
    nearest[unit] = shown[unit] ? unit : above
  }
  return nearest
}
