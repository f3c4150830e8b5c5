import { instantOf, localTimeAt } from '../calendar/instant-of.ts'
import { addDays, type ClockTime } from '../calendar/local-time.ts'

/** When the reminder goes out, in Stockholm time. */
const reminderHour: ClockTime = '09:00'

/** The morning of the day before; null when that has passed, because the confirmation then reminds well enough. */
export function reminderTime(startsAt: Date, now: Date): Date | null {
  const at = instantOf({ day: addDays(localTimeAt(startsAt).day, -1), time: reminderHour })
  return at > now ? at : null
}
