import { type ActionId, actionsOf, withoutShared } from './actions.ts'
import type { AreaId } from './areas.ts'

/** The suggested actions, and those that the person has exchanged. */
export type Suggested = { readonly shown: readonly ActionId[]; readonly passed: readonly ActionId[] }

/** The smallest action of each area, worst area first, then the next of each. */
function inTurn(areas: readonly AreaId[]): readonly ActionId[] {
  const lists = withoutShared(areas).map(actionsOf)
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat()
}

export const suggestedFor = (areas: readonly AreaId[], count: number): Suggested => ({
  shown: inTurn(areas).slice(0, count),
  passed: [],
})

/** Replaces an action by another; exchanged ones come back only when no other is left. */
export function withAnother(
  { shown, passed }: Suggested,
  areas: readonly AreaId[],
  out: ActionId,
): Suggested {
  const rest = inTurn(areas).filter((action) => !shown.includes(action))
  const fresh = rest.find((action) => !passed.includes(action))
  const next = fresh ?? rest[0]
  if (next === undefined) return { shown, passed }
  return {
    shown: shown.map((action) => (action === out ? next : action)),
    passed: fresh === undefined ? [out] : [...passed, out],
  }
}
