import type { UnitList } from '#contract/people/organisation.ts'

export type PlacedUnit = UnitList['units'][number] & {
  /** Levels below the root. */
  readonly depth: number
}

/** The units in the order of the tree. The given list has parents before children. */
export function unitsInOrder(units: UnitList['units']): readonly PlacedUnit[] {
  const depths = new Map<string, number>()
  return units.map((unit) => {
    const depth = unit.parentId === null ? 0 : (depths.get(unit.parentId) ?? 0) + 1
    depths.set(unit.id, depth)
    return { ...unit, depth }
  })
}
