/**
 * All true values that would have looked the same: between `lo` and `hi`.
 * `loOpen` / `hiOpen` say that this end itself is excluded.
 */
export type Interval = {
  readonly lo: number
  readonly hi: number
  readonly loOpen?: true
  readonly hiOpen?: true
}

/** Whether `value` is one of the true values that look like this interval. */
export function holds(interval: Interval, value: number): boolean {
  const aboveLo = interval.loOpen ? value > interval.lo : value >= interval.lo
  const belowHi = interval.hiOpen ? value < interval.hi : value <= interval.hi
  return aboveLo && belowHi
}
