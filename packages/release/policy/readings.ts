import type { Called } from './called.ts'
import { distrust } from './doubtful.ts'
import type { Membership } from './membership.ts'
import { linkByName, readByName } from './same-name.ts'
import type { Snapshot } from './snapshot.ts'
import { findTakenSeats, tellSeatsApart } from './taken-seats.ts'

/**
 * The assumptions about who is whom in the kept rounds, as HR may know it. A seat has an address, a number and a name, and
 * HR can rewrite all three.
 */
export type Readings = {
  /** Each says whose answers are whose: by seat, by seat with every seat that was called anew as two people, and by name. */
  readonly whose: readonly (readonly Snapshot[])[]
  /** `whose`, and a reading in which people who may be one person or two make no group large enough. */
  readonly ofCuts: readonly (readonly Snapshot[])[]
}

/** @param membership the round that is released; `called` is what its list calls people */
export function readInEveryWay(
  earlier: readonly Snapshot[],
  { newcomers, persons }: Membership,
  called: Called,
): Readings {
  const taken = findTakenSeats(earlier, newcomers, called)
  const linked = linkByName(earlier, called)
  const whose = differing([earlier, tellSeatsApart(earlier, taken), readByName(earlier, linked)])
  return { whose, ofCuts: differing([...whose, distrust(earlier, taken, linked, new Set(persons))]) }
}

/** Leaves out readings that equal an earlier one. */
function differing(readings: readonly (readonly Snapshot[])[]): (readonly Snapshot[])[] {
  const isSame = (a: readonly Snapshot[], b: readonly Snapshot[]) => a.every((kept, n) => kept === b[n])
  return readings.filter((reading, n) => !readings.slice(0, n).some((other) => isSame(reading, other)))
}
