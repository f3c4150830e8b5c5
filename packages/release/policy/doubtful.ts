import type { Snapshot, SnapshotUnit } from './snapshot.ts'
import { type TakenSeats, tellSeatsApart } from './taken-seats.ts'

/**
 * Kept rounds in which people who may be one person or two count as newcomers. HR can rename three people and give the seat
 * of a fourth to somebody else, so only people who are certainly the same make a group large enough. If most of those
 * counted in both rounds are called anew (addresses at another domain, names written otherwise), this says nothing about
 * anybody, and it counts as no change here.
 * @param countedNow everybody counted in the round that is released
 */
export function distrust(
  earlier: readonly Snapshot[],
  taken: readonly TakenSeats[],
  linked: readonly ReadonlyMap<string, string>[],
  countedNow: ReadonlySet<string>,
): Snapshot[] {
  const few = earlier.map((kept, n): TakenSeats & { readonly returned: ReadonlyMap<string, string> } => {
    const then = new Set(kept.units.flatMap(({ block }) => block))
    const returned = [...(linked[n] ?? none)].filter(
      ([person, now]) => person !== now && then.has(person) && countedNow.has(now),
    )
    const inBoth = returned.length + [...then].filter((person) => countedNow.has(person)).length
    const unlessMost = (people: Iterable<readonly [string, string]>) => {
      const some = new Map(people)
      return 2 * some.size > inBoth ? none : some
    }
    const countedStill = (people: ReadonlyMap<string, string> = none) =>
      unlessMost([...people].filter(([person]) => countedNow.has(person)))
    return {
      byContact: countedStill(taken[n]?.byContact),
      byName: countedStill(taken[n]?.byName),
      returned: unlessMost(returned),
    }
  })
  return tellSeatsApart(earlier, few).map((kept, n) => {
    const { byContact = none, byName = none, returned = none } = few[n] ?? {}
    const doubtful = new Set([...byContact.keys(), ...byName.keys(), ...returned.values()])
    if (doubtful.size === 0) return kept
    const units = kept.units.map((row, at): SnapshotUnit => {
      const before = earlier[n]?.units[at]?.block ?? []
      const padding = row.block.filter(
        (person, place) => person !== before[place] || returned.has(before[place] ?? ''),
      )
      return padding.length === 0 ? row : { ...row, newcomers: [...(row.newcomers ?? []), ...padding] }
    })
    return { ...kept, units, doubtful }
  })
}

const none: ReadonlyMap<string, string> = new Map()
