import type { Membership } from './membership.ts'
import { staysTogether } from './origins.ts'
import { nowhere, type UnitTree } from './unit-tree.ts'

/** For each unit the unit whose block its own answers are in, or nowhere. */
export type Pooled = { readonly blockOf: Int32Array }

/** Units whose answers wait for a block, and how many established people are invited to and counted in them. */
type Rest = { units: number[]; invited: number; counted: number }

/**
 * Step 1 (rules 1 to 3). From the leaves upward: own answers and the children's rests become the unit's block when they are
 * enough, else they move on to the parent. What is left at the root is counted nowhere. `k` answers of established people
 * who stay together are enough.
 * @param leastInvited established people who must be invited to a block: `k`, or one more where no figure may say that all
 * of them answered
 */
export function poolUpward(tree: UnitTree, membership: Membership, k: number, leastInvited = k): Pooled {
  const rests = tree.ids.map(
    (_, unit): Rest => ({
      units: [unit],
      invited: membership.establishedInvited[unit] ?? 0,
      counted: membership.establishedCounted[unit] ?? 0,
    }),
  )
  const blockOf = new Int32Array(rests.length).fill(nowhere)
  for (let unit = rests.length - 1; unit >= 0; unit--) {
    const rest = rests[unit]
    if (!rest) continue
    const isEnough = rest.counted >= k && rest.invited >= leastInvited
    if (isEnough && staysTogether(membership.origins, rest.units, unit)) {
      for (const pooled of rest.units) blockOf[pooled] = unit
    } else if (unit > 0) {
      moveOn(rests, unit, tree.parent[unit] ?? 0)
    }
  }
  return { blockOf }
}

/** The shorter list joins the longer, so that a deep tree costs no more than a flat one. */
function moveOn(rests: Rest[], unit: number, parent: number): void {
  const [rest, above] = [rests[unit], rests[parent]]
  if (!rest || !above) return
  const [short, long] = rest.units.length < above.units.length ? [rest, above] : [above, rest]
  for (const moved of short.units) long.units.push(moved)
  above.units = long.units
  above.invited += rest.invited
  above.counted += rest.counted
  rest.units = []
}
