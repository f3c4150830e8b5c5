/** A domain that at least this share of a list's addresses have is usual there; of others the reviewer is told. */
const usualShare = 0.2

/** @param domains how many addresses each domain has @returns the usual ones, by name */
export function usualDomains(domains: ReadonlyMap<string, number>): string[] {
  const all = [...domains.values()].reduce((sum, count) => sum + count, 0)
  return [...domains].flatMap(([domain, count]) => (count >= usualShare * all ? [domain] : [])).sort()
}

export type ListedUnit = {
  readonly id: string
  readonly parentId: string | null
  /** Itself only. */
  readonly invited: number
  readonly joined: number | null
  readonly gone: number | null
}

/** How many are on the list in each unit with everything below it. @param units parents before children */
export function invitedBelow(units: readonly ListedUnit[]): Map<string, number> {
  return sumUpward(units, ({ invited }) => invited)
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

function sumUpward(units: readonly ListedUnit[], own: (unit: ListedUnit) => number): Map<string, number> {
  const sums = new Map(units.map((unit) => [unit.id, own(unit)]))
  for (const { id, parentId } of units.toReversed()) {
    if (parentId !== null) sums.set(parentId, (sums.get(parentId) ?? 0) + (sums.get(id) ?? 0))
  }
  return sums
}
