import type { UnitList } from '#contract/people/organisation.ts'

export type PlacedUnit = UnitList['units'][number] & {
  /** Steps below the top. */
  readonly depth: number
}

/** Parents come before children in the list. */
export function unitsInOrder(units: UnitList['units']): readonly PlacedUnit[] {
  const depths = new Map<string, number>()
  return units.map((unit) => {
    const depth = unit.parentId === null ? 0 : (depths.get(unit.parentId) ?? 0) + 1
    depths.set(unit.id, depth)
    return { ...unit, depth }
  })
}
