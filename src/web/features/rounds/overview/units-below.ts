import type { Unit } from './overview-view.ts'

/** The units below a unit, as a tree. */
export function unitsBelow(units: readonly Unit[], top: Unit): readonly Unit[] {
  const within = new Set([top.id])
  return units.flatMap((unit) => {
    if (unit.parentId === null || !within.has(unit.parentId)) return []
    within.add(unit.id)
    return [{ ...unit, depth: unit.depth - top.depth - 1 }]
  })
}
