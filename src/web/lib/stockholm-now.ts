import type { ClockTime, Day, LocalTime } from '#core/calendar/local-time.ts'
import { formatTableDate, formatTime } from '#text/format.ts'

/** The date and the time in Stockholm at an instant. In effects and events only: a build has no now. */
export function stockholmNow(now = new Date()): LocalTime {
  return { day: formatTableDate(now) as Day, time: formatTime(now, 'en') as ClockTime }
}
