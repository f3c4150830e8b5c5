/**
 * What a frozen list calls its people, as opaque texts that are the same in every list. A seat keeps its person's
 * name here (`Member.person`): who they are said to be; these two say who it was. Anyone who is in neither was always
 * called alike.
 */
export type Called = {
  /** By person: address and number. */
  readonly contacts: ReadonlyMap<string, string>
  /** By person: the name. */
  readonly names: ReadonlyMap<string, string>
}

/** Nobody was ever called anything else. */
export const calledAlike: Called = { contacts: new Map(), names: new Map() }

/** Never part of a person's name, so nobody is mistaken for somebody else. */
export const apart = '\u0000'

/** What each person is called in the newest of these lists that says it. */
export function newestOf(lists: readonly ReadonlyMap<string, string>[]): ReadonlyMap<string, string> {
  const newest = new Map<string, string>()
  for (const list of lists)
    for (const [person, what] of list) if (!newest.has(person)) newest.set(person, what)
  return newest
}
