import type { ListChange } from './list-change.ts'
import type { PresentOrganisation } from './present.ts'

/**
 * A change that has waited for its day, as it is made then. Of those chosen for a new unit, who is no longer in the old one
 * is left out: in a few months somebody always leaves. Everything else holds as it was prepared, or not at all.
 */
export function whenItsDayComes(change: ListChange, { members }: PresentOrganisation): ListChange {
  if (change.kind !== 'split-unit') return change
  const there = new Set(
    members.filter(({ here, unitId }) => here && unitId === change.unitId).map(({ id }) => id),
  )
  return { ...change, memberIds: change.memberIds.filter((id) => there.has(id)) }
}
