import { type Blocks, moveUpward, ownerOf } from './blocks.ts'
import type { Membership } from './membership.ts'
import { staysTogether } from './origins.ts'
import { nowhere } from './unit-tree.ts'

/**
 * Moves every block upward whose people are not settled in the unit that owns it (`staysTogether`). If the tree changed
 * between two rounds, people who stay together in a unit need not do so in the unit above.
 * @returns whether any block moved
 */
export function settleBlocks(blocks: Blocks, { origins }: Membership): boolean {
  let moved = false
  for (;;) {
    const strangers = [...unitsByOwner(blocks)].filter(
      ([owner, units]) => !staysTogether(origins, units, owner),
    )
    if (strangers.length === 0) return moved
    // The lowest first, so that a block which receives another's people is not moved before it has them.
    for (const [owner] of strangers.sort(([a], [b]) => b - a)) moveUpward(blocks, owner)
    moved = true
  }
}

function unitsByOwner(blocks: Blocks): Map<number, number[]> {
  const units = new Map<number, number[]>()
  for (const unit of blocks.shown.keys()) {
    const owner = ownerOf(blocks, unit)
    if (owner === nowhere) continue
    const of = units.get(owner)
    if (of) of.push(unit)
    else units.set(owner, [unit])
  }
  return units
}
