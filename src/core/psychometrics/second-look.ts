import type { ItemMoments } from './moments.ts'

/** Below this an item and the others of its category hardly ask about the same. Own convention (docs/domain/instruments.md). */
export const lowestItemRest = 0.4
/** Where more than half answer "never" or "always", the item tells few people apart. Own convention. */
const mostAtOneEnd = 0.5

/** Whether an item behaves so that its wording should be read again. */
export function earnsSecondLook({
  itemRest,
  floor,
  ceiling,
}: Pick<ItemMoments, 'floor' | 'ceiling'> & { readonly itemRest: number | null }): boolean {
  return itemRest === null || itemRest < lowestItemRest || Math.max(floor, ceiling) > mostAtOneEnd
}
