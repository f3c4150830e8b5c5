import type { DisclosedFigure } from '../disclosure/disclosed-figure.ts'

/** People who were shown together in a kept round, and their figure. */
export type ShownGroup = { readonly people: readonly string[]; readonly figure: DisclosedFigure }

/** Old groups (by index) and new groups that are worth comparing, and how many people joined and left. */
type Comparable = {
  readonly before: readonly number[]
  readonly others: readonly number[]
  readonly joiners: number
  readonly leavers: number
}

/** Which groups of a kept round the people of the new groups were in. New groups are named by their unit. */
export class Overlap {
  readonly earlier: readonly ShownGroup[]
  readonly #size: ReadonlyMap<number, number>
  /** By new group: how many of its people each old group had. */
  readonly #sharedBy = new Map<number, Map<number, number>>()
  /** By old group: the new groups that have most of their people from it. */
  readonly #mostlyFrom = new Map<number, number[]>()

  constructor(
    earlier: readonly ShownGroup[],
    groupOf: ReadonlyMap<string, number>,
    size: ReadonlyMap<number, number>,
  ) {
    this.earlier = earlier
    this.#size = size
    for (const [old, { people }] of earlier.entries()) {
      for (const person of people) {
        const unit = groupOf.get(person)
        if (unit === undefined) continue
        const shared = this.#sharedBy.get(unit) ?? new Map<number, number>()
        shared.set(old, (shared.get(old) ?? 0) + 1)
        this.#sharedBy.set(unit, shared)
      }
    }
    for (const [unit, shared] of this.#sharedBy) {
      for (const [old, people] of shared) {
        if (2 * people > (size.get(unit) ?? 0))
          this.#mostlyFrom.set(old, [...(this.#mostlyFrom.get(old) ?? []), unit])
      }
    }
  }

  /**
   * Compares the new group of `unit` with each old group that it shares people with; with all old groups together that
   * mostly went into it; and, joined by new groups that are shown already, with the old group that most of their people
   * come from.
   */
  comparable(unit: number, isShown: (unit: number) => boolean): Comparable[] {
    const shared = [...(this.#sharedBy.get(unit) ?? [])]
    const found = shared.map(([old]) => this.#compare([old], [], unit))
    const whole = shared.filter(([old, people]) => 2 * people > this.#peopleThen(old)).map(([old]) => old)
    if (whole.length > 1) found.push(this.#compare(whole, [], unit))
    for (const [old] of shared) {
      const mostly = this.#mostlyFrom.get(old) ?? []
      const others = mostly.includes(unit) ? mostly.filter((other) => other !== unit && isShown(other)) : []
      if (others.length > 0) found.push(this.#compare([old], others, unit))
    }
    return found
  }

  #compare(before: readonly number[], others: readonly number[], unit: number): Comparable {
    const units = [...others, unit]
    const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
    const shared = sum(units.flatMap((each) => before.map((old) => this.#sharedBy.get(each)?.get(old) ?? 0)))
    return {
      before,
      others,
      joiners: sum(units.map((each) => this.#size.get(each) ?? 0)) - shared,
      leavers: sum(before.map((old) => this.#peopleThen(old))) - shared,
    }
  }

  #peopleThen(old: number): number {
    return this.earlier[old]?.people.length ?? 0
  }
}
