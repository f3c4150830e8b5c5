import { apart, type Called, calledAlike } from './called.ts'
import type { Snapshot } from './snapshot.ts'
import { renamePeople } from './taken-seats.ts'

/**
 * Links people of the kept rounds by their names: somebody who left and came back in a new seat is one person, a seat that
 * got another name is two. Two people under the same name in one list are never one.
 * @returns for each kept round: person → the person of now, or an identifier that nobody has now
 */
export function linkByName(earlier: readonly Snapshot[], called: Called): ReadonlyMap<string, string>[] {
  const lists = [...earlier.map((kept) => kept.called ?? calledAlike), called]
  const since = firstLists(lists)
  const linked = earlier.map(() => new Map<string, string>())
  /** By name: everybody who has it, with the oldest of their seats found so far. */
  const known = new Map<string, Lineage[]>()
  for (let at = lists.length - 1; at >= 0; at--) {
    const byName = Map.groupBy(lists[at]?.names ?? [], ([, name]) => name)
    for (const [name, rows] of byName) {
      const lineages = known.get(name) ?? []
      known.set(name, lineages)
      for (const person of rows.map(([seat]) => seat).sort()) {
        let lineage = lineages.find(({ seats }) => seats.has(person))
        if (!lineage) {
          lineage = comesBefore(lineages, at)
          if (!lineage) {
            const isHere = at === earlier.length
            lineage = {
              person: isHere ? person : [person, name].join(apart),
              seats: new Set(),
              since: at,
            }
            lineages.push(lineage)
          }
          lineage.seats.add(person)
          lineage.since = since.get(keyOf(person, name)) ?? at
        }
        linked[at]?.set(person, lineage.person)
      }
    }
  }
  return linked
}

type Lineage = {
  readonly person: string
  readonly seats: Set<string>
  /** The first list that has the oldest of its seats. */
  since: number
}

const keyOf = (person: string, name: string): string => [person, name].join(apart)

function firstLists(lists: readonly Called[]): Map<string, number> {
  const first = new Map<string, number>()
  for (const [at, { names }] of lists.entries()) {
    for (const [person, name] of names) {
      const key = keyOf(person, name)
      if (!first.has(key)) first.set(key, at)
    }
  }
  return first
}

/** The earliest of the lineages that begin after this list: a seat that has gone since may be theirs. */
function comesBefore(lineages: readonly Lineage[], at: number): Lineage | undefined {
  let best: Lineage | undefined
  for (const lineage of lineages)
    if (lineage.since > at && (!best || lineage.since < best.since)) best = lineage
  return best
}

/** Kept rounds with everybody of one name as one person. */
export function readByName(
  earlier: readonly Snapshot[],
  linked: readonly ReadonlyMap<string, string>[],
): Snapshot[] {
  return earlier.map((kept, n) => {
    const people = new Set(kept.units.flatMap(({ block }) => block))
    return renamePeople(kept, (person) => {
      const now = linked[n]?.get(person) ?? person
      // A seat without a name keeps its identifier; nobody else gets it.
      return now !== person && people.has(now) && linked[n]?.get(now) === undefined ? person : now
    })
  })
}
