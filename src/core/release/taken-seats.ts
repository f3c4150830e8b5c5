import type { Snapshot, SnapshotUnit } from './snapshot.ts'

/** Never part of a person's name, so nobody is mistaken for somebody else. */
const another = '\u0000before'

/**
 * Kept rounds as they look to whoever knows that a seat was given to somebody else. A seat keeps its name when its
 * address or number changes, and whoever holds it then is new. So who was counted as established before, and is counted
 * as new in this round or in a kept one since, may be two people: here they are, under two names.
 * @param newcomers who is new in the round that is released
 * @returns the same list where there is no such seat
 */
export function tellSeatsApart(
  earlier: readonly Snapshot[],
  newcomers: ReadonlySet<string>,
): readonly Snapshot[] {
  const since = new Set(newcomers)
  let taken = false
  const told = earlier.toReversed().map((snapshot): Snapshot => {
    const units = snapshot.units.map((row): SnapshotUnit => {
      const newThere = new Set(row.newcomers)
      const isAnother = (person: string): boolean => since.has(person) && !newThere.has(person)
      if (!row.block.some(isAnother)) return row
      taken = true
      return { ...row, block: row.block.map((person) => (isAnother(person) ? person + another : person)) }
    })
    for (const { newcomers: newThere = [] } of snapshot.units)
      for (const person of newThere) since.add(person)
    return { ...snapshot, units }
  })
  return taken ? told.toReversed() : earlier
}
