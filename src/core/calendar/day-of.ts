import { instantOf } from './instant-of.ts'
import { addDays, type Day } from './local-time.ts'

/** The day in Stockholm at an instant, the reverse of `instantOf`. Stockholm is ahead of UTC, by less than a day. */
export function dayOf(instant: Date): Day {
  const day = instant.toISOString().slice(0, 10) as Day
  const next = addDays(day, 1)
  return instantOf({ day: next, time: '00:00' }) <= instant ? next : day
}
