import { mostTogether } from '../constants.ts'
import { type Blocks, isCoveredWithoutBlock, moveUpward, shownAbove } from './blocks.ts'
import { nowhere } from './unit-tree.ts'

/**
 * Chooses the block that moves so that the people in the block of `unit` are counted with more. The smallest block right
 * below joins it if the group then has at most `mostTogether` units: those are shown together by name, while a block that
 * moves up is lost in a larger one. The group may be larger where nothing is shown above and `unit` could not be shown
 * without its block: the figure of everybody is worth more than that of a part.
 * @param isApart units whose block would not help if it joined
 */
export function blockToMove(
  blocks: Blocks,
  unit: number,
  isApart: (unit: number) => boolean = () => false,
): number {
  const isNeeded = shownAbove(blocks, unit) === nowhere && !isCoveredWithoutBlock(blocks, unit)
  const room = isNeeded ? Infinity : mostTogether - (blocks.units[unit] ?? 0)
  let smallest = nowhere
  for (let other = unit + 1; other < blocks.shown.length; other++) {
    const size = blocks.size[other] ?? 0
    if (!blocks.shown[other] || size === 0 || shownAbove(blocks, other) !== unit) continue
    if ((blocks.units[other] ?? 0) > room || isApart(other)) continue
    if (smallest === nowhere || size < (blocks.size[smallest] ?? 0)) smallest = other
  }
  return smallest === nowhere ? unit : smallest
}

/**
 * Moves the blocks of these units upward, the lowest first, so that a block which receives people is not moved before it
 * has them. Where a small block below can join a block instead, that one moves (`blockToMove`).
 * @returns the units whose blocks were moved
 */
export function poolExploitable(blocks: Blocks, units: Iterable<string>): string[] {
  const moved: string[] = []
  const numbers = [...units].flatMap((unit) => blocks.tree.numbers.get(unit) ?? [])
  for (const unit of numbers.sort((a, b) => b - a)) {
    if (blocks.owned[unit] === nowhere) continue
    const number = blockToMove(blocks, unit)
    moveUpward(blocks, number)
    moved.push(blocks.tree.ids[number] ?? '')
  }
  return moved
}
