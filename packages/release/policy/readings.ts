import type { Called } from './called.ts'
import { distrust } from './doubtful.ts'
import type { Membership } from './membership.ts'
import { linkByName, readByName } from './same-name.ts'
import type { Snapshot } from './snapshot.ts'
import { findTakenSeats, tellSeatsApart } from './taken-seats.ts'

/**
 * Who is whom in the kept rounds, in every way that HR may know it. A seat is known by its address, its number and
 * its name, and all three are HR's to write.
 */
export type Readings = {
  /**
   * Each tells whose answers are whose: by seat, with every seat that was called anew taken for two people, and by
   * name.
   */
  readonly whose: readonly (readonly Snapshot[])[]
  /** Those, and one in which people who may be one person or two make no group large enough. */
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

/** Without those that say the same as one before. */
function differing(readings: readonly (readonly Snapshot[])[]): (readonly Snapshot[])[] {
  const isSame = (a: readonly Snapshot[], b: readonly Snapshot[]) => a.every((kept, n) => kept === b[n])
  return readings.filter((reading, n) => !readings.slice(0, n).some((other) => isSame(reading, other)))
}
