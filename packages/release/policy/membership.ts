import { addOrigin, noOrigins, type Origins } from './origins.ts'
import { ReleaseError } from './release-error.ts'
import { nowhere, type UnitTree } from './unit-tree.ts'

/**
 * An invited person as frozen when the round opened. `person` is opaque here (in the product a keyed hash), the same
 * in every round; `counted` says that a complete answer of theirs is in the unit's counter.
 */
export type Member = {
  readonly person: string
  readonly unit: string
  readonly counted: boolean
  /**
   * Whether the person was in the frozen list of a released round at least 28 days before, or in the first round's.
   * Absent: yes. Only established people make a group large enough; the answers of others are in the sums as always.
   */
  readonly established?: boolean
  /**
   * The unit in which the person was in the frozen list of the last released round, in the tree of that round
   * (`RoundInput.unitsBefore`); null: in none. Absent: the same as `unit`.
   */
  readonly before?: string | null
}

export type Membership = {
  /** Invited people by unit, without the units below. */
  readonly invited: Int32Array
  readonly establishedInvited: Int32Array
  /** Counted people by unit, without the units below. */
  readonly counted: Int32Array
  readonly establishedCounted: Int32Array
  /** The counted people, in an order that does not depend on the input's. */
  readonly persons: readonly string[]
  /** The number of the unit of each of `persons`. */
  readonly unitOf: Int32Array
  /** Everybody in the list, counted or not, who is not established. */
  readonly newcomers: ReadonlySet<string>
  readonly origins: Origins
}

/**
 * @param treeBefore the tree of the last released round; without one, the members' `before` are units of `tree`
 * @throws ReleaseError unknown-unit, person-twice
 */
export function freezeMembership(tree: UnitTree, members: readonly Member[], treeBefore = tree): Membership {
  const count = tree.ids.length
  const [invited, establishedInvited] = [new Int32Array(count), new Int32Array(count)]
  const [counted, establishedCounted] = [new Int32Array(count), new Int32Array(count)]
  const unitByPerson = new Map<string, number>()
  const persons: string[] = []
  const newcomers = new Set<string>()
  const origins = noOrigins(tree, treeBefore)
  for (const member of members) {
    const unit = tree.numbers.get(member.unit)
    if (unit === undefined) throw new ReleaseError('unknown-unit', member.unit)
    if (unitByPerson.has(member.person)) throw new ReleaseError('person-twice', member.person)
    unitByPerson.set(member.person, unit)
    const established = Number(member.established !== false)
    if (!established) newcomers.add(member.person)
    addOrigin(origins, unit, member)
    add(invited, unit, 1)
    add(establishedInvited, unit, established)
    if (!member.counted) continue
    add(counted, unit, 1)
    add(establishedCounted, unit, established)
    persons.push(member.person)
  }
  persons.sort()
  const unitOf = Int32Array.from(persons, (person) => unitByPerson.get(person) ?? nowhere)
  return {
    invited,
    establishedInvited,
    counted,
    establishedCounted,
    persons,
    unitOf,
    newcomers,
    origins,
  }
}

/** For each unit the sum over itself and everything below it. Children have higher numbers than their parent. */
export function sumUpward(tree: UnitTree, own: Int32Array): Int32Array {
  const sums = Int32Array.from(own)
  for (let unit = sums.length - 1; unit > 0; unit--) add(sums, tree.parent[unit] ?? 0, sums[unit] ?? 0)
  return sums
}

export function add(into: { [index: number]: number }, index: number, amount: number): void {
  into[index] = (into[index] ?? 0) + amount
}
