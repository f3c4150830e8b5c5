/**
 * The contacts and names on a frozen list, as opaque texts that are equal in every list if the original is. `Member.person`
 * stands for a seat, which stays the same when HR rewrites it; contact and name say who had it. A person in neither map
 * never had another contact or name.
 */
export type Called = {
  /** By person: address and number. */
  readonly contacts: ReadonlyMap<string, string>
  /** By person: the name. */
  readonly names: ReadonlyMap<string, string>
}

/** No contact or name has ever changed. */
export const calledAlike: Called = { contacts: new Map(), names: new Map() }

/** Separates the parts of a joined identifier. No part contains it, so two people never get the same identifier. */
export const apart = '\u0000'

/** For each person the value in the newest list that has one; the newest list comes first. */
export function newestOf(lists: readonly ReadonlyMap<string, string>[]): ReadonlyMap<string, string> {
  const newest = new Map<string, string>()
  for (const list of lists)
    for (const [person, what] of list) if (!newest.has(person)) newest.set(person, what)
  return newest
}
