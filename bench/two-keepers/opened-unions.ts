/** The smallest group of which a keeper helps to open anything. */
const smallestGroup = 8

/**
 * What a keeper has helped to open. Sums that are added and subtracted, however often, tell of groups that the opened unions cut
 * out of each other: units that stand in exactly the same ones. As long as none of these groups has fewer than eight people,
 * nothing about fewer can be computed. Each keeper has its own, with head-counts of its own.
 */
export class OpenedUnions {
  readonly #unions: ReadonlySet<string>[] = []

  /** Whether a unit was opened: an answer more would be what it differs by when it is opened again. */
  has(unit: string): boolean {
    return this.#unions.some((union) => union.has(unit))
  }

  /** @throws when something of fewer than eight people could be computed then; nothing is opened */
  add(units: readonly string[], counts: ReadonlyMap<string, number>): void {
    const unions = [...this.#unions, new Set(units)]
    const groups = new Map<string, number>()
    for (const [unit, people] of counts) {
      const within = unions.map((union) => Number(union.has(unit))).join('')
      if (people > 0 && within.includes('1')) groups.set(within, (groups.get(within) ?? 0) + people)
    }
    const smallest = Math.min(...groups.values())
    if (smallest < smallestGroup) throw new Error(`it would tell of ${smallest} people, so it is not opened`)
    this.#unions.push(new Set(units))
  }
}
