import { ReleaseError } from './release-error.ts'
import { nowhere, type UnitTree } from './unit-tree.ts'

/**
 * An invited person as frozen when the round opened. `person` is opaque here (in the product a keyed hash), the same
 * in every round; `counted` says that a complete answer of theirs is in the unit's counter.
 */
export type Member = { readonly person: string; readonly unit: string; readonly counted: boolean }

export type Membership = {
  /** Invited people by unit, themselves only. */
  readonly invited: Int32Array
  /** Counted people by unit, themselves only. */
  readonly counted: Int32Array
  /** The counted people, in an order that does not depend on the input's. */
  readonly persons: readonly string[]
  /** The unit's number of each of `persons`. */
  readonly unitOf: Int32Array
}

/** @throws ReleaseError unknown-unit, person-twice */
export function freezeMembership(tree: UnitTree, members: readonly Member[]): Membership {
  const invited = new Int32Array(tree.ids.length)
  const counted = new Int32Array(tree.ids.length)
  const unitByPerson = new Map<string, number>()
  const persons: string[] = []
  for (const member of members) {
    const unit = tree.numbers.get(member.unit)
    if (unit === undefined) throw new ReleaseError('unknown-unit', member.unit)
    if (unitByPerson.has(member.person)) throw new ReleaseError('person-twice', member.person)
    unitByPerson.set(member.person, unit)
    add(invited, unit, 1)
    if (!member.counted) continue
    add(counted, unit, 1)
    persons.push(member.person)
  }
  persons.sort()
  const unitOf = Int32Array.from(persons, (person) => unitByPerson.get(person) ?? nowhere)
  return { invited, counted, persons, unitOf }
}

/** What each unit and everything below it adds up to. Children have higher numbers than their parent. */
export function sumUpward(tree: UnitTree, own: Int32Array): Int32Array {
  const sums = Int32Array.from(own)
  for (let unit = sums.length - 1; unit > 0; unit--) add(sums, tree.parent[unit] ?? 0, sums[unit] ?? 0)
  return sums
}

export function add(into: { [index: number]: number }, index: number, amount: number): void {
  into[index] = (into[index] ?? 0) + amount
}
