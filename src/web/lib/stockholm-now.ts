import type { Day, LocalTime } from '#core/calendar/local-time.ts'
import { formatClock, isoDay } from '#text/format.ts'

/** Date and time in Stockholm at an instant. Call it in effects and events only: a build has no current time. */
export function stockholmNow(now = new Date()): LocalTime {
  return { day: isoDay(now) as Day, time: formatClock(now) }
}
