import type { FrozenUnit } from '#server/rounds/round-tree-query.ts'

export type PlacedUnit = {
  readonly id: string
  readonly name: string
  /** Null at the top of the round's scope, wherever in the organisation that is. */
  readonly parentId: string | null
  /** 0 at the top of the scope. */
  readonly depth: number
}

/** Depth-first: each parent directly before its children, siblings in the tree's own order. */
export function orderUnits(units: readonly FrozenUnit[]): PlacedUnit[] {
  const here = new Set(units.map(({ id }) => id))
  const parentOf = ({ parentId }: FrozenUnit) => (parentId !== null && here.has(parentId) ? parentId : null)
  const children = Map.groupBy(
    // Reversed, because the loop pops from the end.
    units.toSorted((a, b) => b.position - a.position || (a.id < b.id ? 1 : -1)),
    parentOf,
  )
  const waiting = (children.get(null) ?? []).map((unit) => ({ unit, depth: 0 }))
  const ordered: PlacedUnit[] = []
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { unit, depth } = next
    ordered.push({ id: unit.id, name: unit.name, parentId: parentOf(unit), depth })
    for (const child of children.get(unit.id) ?? []) waiting.push({ unit: child, depth: depth + 1 })
  }
  return ordered
}
