import { apart, type Called, calledAlike, newestOf } from './called.ts'
import type { Snapshot } from './snapshot.ts'

/** Seats of a kept round that somebody else may have by now. The values tell the former holder from the present one. */
export type TakenSeats = {
  /** By a changed address or number, or because the holder has counted as new since. */
  readonly byContact: ReadonlyMap<string, string>
  /** By a changed name. */
  readonly byName: ReadonlyMap<string, string>
}

/**
 * Finds the seats of each kept round that may have been given to somebody else. A seat keeps its `person` when its address,
 * number or name changes. Only HR knows whether it is the same human, so it may be two.
 * @param newcomers who is new in the round that is released
 */
export function findTakenSeats(
  earlier: readonly Snapshot[],
  newcomers: ReadonlySet<string>,
  called: Called,
): TakenSeats[] {
  const lists = [called, ...earlier.map((kept) => kept.called ?? calledAlike).reverse()]
  const contacts = newestOf(lists.map((list) => list.contacts))
  const names = newestOf(lists.map((list) => list.names))
  const newSince = new Set(newcomers)
  const found = earlier.toReversed().map(({ units, called: then = calledAlike }): TakenSeats => {
    const [byContact, byName] = [new Map<string, string>(), new Map<string, string>()]
    for (const { block, newcomers: newThere = [] } of units) {
      const wereNew = new Set(newThere)
      for (const person of block) {
        const contact = then.contacts.get(person)
        const name = then.names.get(person)
        if (contact !== undefined && contact !== contacts.get(person)) byContact.set(person, contact)
        else if (newSince.has(person) && !wereNew.has(person)) byContact.set(person, 'before')
        if (name !== undefined && name !== names.get(person)) byName.set(person, name)
      }
    }
    for (const { newcomers: newThere = [] } of units) for (const person of newThere) newSince.add(person)
    return { byContact, byName }
  })
  return found.reverse()
}

/** Kept rounds in which the former holders of these seats have identifiers of their own. */
export function tellSeatsApart(earlier: readonly Snapshot[], taken: readonly TakenSeats[]): Snapshot[] {
  return earlier.map((kept, n) => {
    const { byContact = new Map(), byName = new Map() } = taken[n] ?? {}
    return renamePeople(kept, (person) => {
      const [contact, name] = [byContact.get(person), byName.get(person)]
      if (contact === undefined && name === undefined) return person
      return [person, contact ?? '', name ?? ''].join(apart)
    })
  })
}

/** Renames people; returns the same object where nobody gets another name. */
export function renamePeople(kept: Snapshot, nameOf: (person: string) => string): Snapshot {
  const rename = (people: readonly string[]) => {
    const renamed = people.map(nameOf)
    return renamed.some((name, n) => name !== people[n]) ? renamed : people
  }
  const units = kept.units.map((row) => {
    const block = rename(row.block)
    const newcomers = row.newcomers && rename(row.newcomers)
    if (block === row.block && newcomers === row.newcomers) return row
    return { ...row, block, ...(newcomers && { newcomers }) }
  })
  return units.some((row, n) => row !== kept.units[n]) ? { ...kept, units } : kept
}
