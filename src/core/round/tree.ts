/** A unit with its place; `parentId` null at the top. */
export type TreeUnit = { readonly id: string; readonly name: string; readonly parentId: string | null }

/** å, ä and ö in the order of the Swedish alphabet, after z. */
const lettersAfterZ: Readonly<Record<string, string>> = { å: '{', ä: '|', ö: '}' }

const sortKey = (name: string) =>
  name.toLowerCase().replace(/[åäö]/g, (letter) => lettersAfterZ[letter] ?? letter)

/**
 * The part of the tree from `topId` downward: parents before their children, siblings by name. Other units are left out.
 * Empty when there is no such unit.
 */
export function subtree<Unit extends TreeUnit>(units: readonly Unit[], topId: string): Unit[] {
  const top = units.find((unit) => unit.id === topId)
  if (top === undefined) return []
  const childrenOf = Map.groupBy(units, (unit) => unit.parentId)
  for (const children of childrenOf.values()) sortByName(children)
  const ordered: Unit[] = []
  const waiting = [top]
  for (let unit = waiting.pop(); unit !== undefined; unit = waiting.pop()) {
    ordered.push(unit)
    waiting.push(...(childrenOf.get(unit.id) ?? []).toReversed())
  }
  return ordered
}

function sortByName(units: TreeUnit[]): void {
  const keys = new Map(units.map((unit) => [unit, sortKey(unit.name)]))
  units.sort((a, b) => compare(keys.get(a) ?? '', keys.get(b) ?? '') || compare(a.id, b.id))
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** The whole tree in the same order. */
export function wholeTree<Unit extends TreeUnit>(units: readonly Unit[]): Unit[] {
  const top = units.find((unit) => unit.parentId === null)
  return top === undefined ? [] : subtree(units, top.id)
}

/** The ids of the units above one, nearest first. */
export function idsAbove(units: readonly TreeUnit[], unitId: string): string[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const above: string[] = []
  let parentId = byId.get(unitId)?.parentId ?? null
  while (parentId !== null) {
    above.push(parentId)
    parentId = byId.get(parentId)?.parentId ?? null
  }
  return above
}
