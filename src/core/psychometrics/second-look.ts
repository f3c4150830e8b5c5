import type { ItemMoments } from './moments.ts'

/** Below this an item hardly measures the same as the others of its category. Own convention (docs/domain/instruments.md). */
export const lowestItemRest = 0.4
/** If more than half answer "never" or "always", the item hardly distinguishes people. Own convention. */
const mostAtOneEnd = 0.5

/** Whether the wording of an item should be reviewed. */
export function earnsSecondLook({
  itemRest,
  floor,
  ceiling,
}: Pick<ItemMoments, 'floor' | 'ceiling'> & { readonly itemRest: number | null }): boolean {
  return itemRest === null || itemRest < lowestItemRest || Math.max(floor, ceiling) > mostAtOneEnd
}
