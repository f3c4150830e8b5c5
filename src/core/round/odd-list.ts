/** A domain that at least this share of a list's addresses have is usual there; of others the reviewer is told. */
const usualShare = 0.2

/** @param domains how many addresses each domain has @returns the usual ones, by name */
export function usualDomains(domains: ReadonlyMap<string, number>): string[] {
  const all = [...domains.values()].reduce((sum, count) => sum + count, 0)
  return [...domains].flatMap(([domain, count]) => (count >= usualShare * all ? [domain] : [])).sort()
}

type CountedUnit = {
  readonly id: string
  readonly parentId: string | null
  /** Itself only. */
  readonly invited: number
}

export type ListedUnit = CountedUnit & {
  readonly joined: number | null
  readonly gone: number | null
}

/** How many are on the list in each unit with everything below it. @param units parents before children */
function invitedBelow(units: readonly CountedUnit[]): Map<string, number> {
  return sumUpward(units, ({ invited }) => invited)
}

/** The units with how deep they stand and how many they are with everything below. @param units parents before children */
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
 * Units that are, with everything below, exactly as large as the smallest group that is shown, and have changed since
 * they were last asked or are new: as large as that somebody would make a unit to see the one person in it.
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
