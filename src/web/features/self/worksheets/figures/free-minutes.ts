import { minutesBetween } from '#core/worksheets/sleep.ts'

/**
 * The minutes between two shifts, and how many of them somebody is reachable.
 * @param reachableUntil a time after the end of the shift; one that lies beyond the next shift fills it all
 */
export function freeMinutes(ends: string, reachableUntil: string, begins: string) {
  const all = minutesBetween(ends, begins) || 24 * 60
  const reachable = Math.min(all, minutesBetween(ends, reachableUntil))
  return { all, reachable, free: all - reachable }
}
