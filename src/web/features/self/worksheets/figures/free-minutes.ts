import { minutesBetween } from '#core/worksheets/sleep.ts'

/**
 * The minutes between two shifts, and for how many of them the person can be reached.
 * @param reachableUntil a time after the end of the shift; if it is after the next shift's beginning, all minutes count
 */
export function freeMinutes(ends: string, reachableUntil: string, begins: string) {
  const all = minutesBetween(ends, begins) || 24 * 60
  const reachable = Math.min(all, minutesBetween(ends, reachableUntil))
  return { all, reachable, free: all - reachable }
}
