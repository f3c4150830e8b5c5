import { leastPartTogether, mostTogether } from '../constants.ts'
import { type DisclosedFigure, discloseForGroup } from '../disclosure/disclosed-figure.ts'
import { type Blocks, ownerOf } from './blocks.ts'
import { type Membership, sumUpward } from './membership.ts'
import { nowhere } from './unit-tree.ts'

/** The figure of the block that a unit is counted in, and the unit that owns it. */
export type ShownTogether = { readonly owner: string; readonly figure: DisclosedFigure }

/**
 * Hidden units whose people are all in one block of few units show that block's figure, with the names of all units in
 * it. It tells nothing new: a block is shown by itself in any case, as a part of the figures above it, and which units
 * it has follows from the list and from what is shown.
 * @param own what is shown of each block, by the unit that owns it
 * @returns by unit number
 */
export function showTogether(
  blocks: Blocks,
  membership: Membership,
  own: ReadonlyMap<number, DisclosedFigure>,
): ReadonlyMap<number, ShownTogether> {
  const { tree } = blocks
  const invited = sumUpward(tree, membership.invited)
  const groups = new Map<number, { readonly together: string[]; invited: number }>()
  /** The owner of the only block that a unit and all below it are in; nowhere where there are several or none. */
  const owners = new Map<number, number>()
  for (let unit = blocks.shown.length - 1; unit >= 0; unit--) {
    const asked = membership.invited[unit] ?? 0
    const owner = ownerOf(blocks, unit)
    if (asked > 0) note(owners, unit, owner)
    const all = owners.get(unit)
    if (unit > 0 && all !== undefined) note(owners, tree.parent[unit] ?? 0, all)
    if (asked === 0 || owner === nowhere) continue
    const group = groups.get(owner) ?? { together: [], invited: 0 }
    group.together.unshift(tree.ids[unit] ?? '')
    group.invited += asked
    groups.set(owner, group)
  }
  const shown = new Map<number, ShownTogether>()
  for (const [unit, owner] of owners) {
    const [group, of] = [groups.get(owner), own.get(owner)]
    if (blocks.shown[unit] || !group || !of || group.together.length > mostTogether) continue
    const asked = invited[unit] ?? 0
    // If the unit is the whole group, this figure is the one that is hidden. Among many others, it is hardly the unit's
    // own.
    if (asked === group.invited || asked * leastPartTogether < group.invited) continue
    const figure = discloseForGroup(of, { unit: tree.ids[unit] ?? '', ...group })
    shown.set(unit, { owner: tree.ids[owner] ?? '', figure })
  }
  return shown
}

function note(owners: Map<number, number>, unit: number, owner: number): void {
  owners.set(unit, (owners.get(unit) ?? owner) === owner ? owner : nowhere)
}
