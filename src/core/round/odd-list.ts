/** A domain of at least this share of a list's addresses is usual; the reviewer is notified of the others. */
const usualShare = 0.2

/** @param domains how many addresses each domain has @returns the usual ones, by name */
export function usualDomains(domains: ReadonlyMap<string, number>): string[] {
  const all = [...domains.values()].reduce((sum, count) => sum + count, 0)
  return [...domains].flatMap(([domain, count]) => (count >= usualShare * all ? [domain] : [])).sort()
}

type CountedUnit = {
  readonly id: string
  readonly parentId: string | null
  /** Without the units below. */
  readonly invited: number
}

export type ListedUnit = CountedUnit & {
  readonly joined: number | null
  readonly gone: number | null
}

/** How many are on the list in each unit and below it. @param units parents before children */
function invitedBelow(units: readonly CountedUnit[]): Map<string, number> {
  return sumUpward(units, ({ invited }) => invited)
}

/** The units with their depth and the number of people in them and below. @param units parents before children */
export function unitsWithBelow<Unit extends CountedUnit>(
  units: readonly Unit[],
): (Unit & { readonly depth: number; readonly below: number })[] {
  const below = invitedBelow(units)
  const depths = new Map<string, number>()
  return units.map((unit) => {
    const depth = unit.parentId === null ? 0 : (depths.get(unit.parentId) ?? 0) + 1
    depths.set(unit.id, depth)
    return { ...unit, depth, below: below.get(unit.id) ?? 0 }
  })
}

/**
 * Units that have, with everything below, exactly as many people as the smallest group, and are new or have changed since
 * they were last asked. An employer who wants to single out one person would make a unit of that size.
 */
export function exactlySmallest(units: readonly ListedUnit[], smallestGroup: number): Set<string> {
  const below = invitedBelow(units)
  const changes = sumUpward(units, ({ joined, gone }) => (joined === null ? 1 : joined + (gone ?? 0)))
  return new Set(
    units.flatMap(({ id }) => (below.get(id) === smallestGroup && (changes.get(id) ?? 0) > 0 ? [id] : [])),
  )
}

function sumUpward<Unit extends CountedUnit>(
  units: readonly Unit[],
  own: (unit: Unit) => number,
): Map<string, number> {
  const sums = new Map(units.map((unit) => [unit.id, own(unit)]))
  for (const { id, parentId } of units.toReversed()) {
    if (parentId !== null) sums.set(parentId, (sums.get(parentId) ?? 0) + (sums.get(id) ?? 0))
  }
  return sums
}
