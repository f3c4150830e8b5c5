import type { Interval } from '../disclosure/interval.ts'

/** Whether `value` is one of the true values that look like this interval. */
export function holds(interval: Interval, value: number): boolean {
  const aboveLo = interval.loOpen ? value > interval.lo : value >= interval.lo
  const belowHi = interval.hiOpen ? value < interval.hi : value <= interval.hi
  return aboveLo && belowHi
}
