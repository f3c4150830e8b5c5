import type { Day, LocalTime } from '#core/calendar/local-time.ts'
import { formatClock, isoDay } from '#text/format.ts'

/** The date and the time in Stockholm at an instant. In effects and events only: a build has no now. */
export function stockholmNow(now = new Date()): LocalTime {
  return { day: isoDay(now) as Day, time: formatClock(now) }
}
