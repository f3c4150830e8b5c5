import { localTimeAt } from '../calendar/instant-of.ts'
import type { Day } from '../calendar/local-time.ts'
import type { CalendarEvent } from '../calendar/write-calendar.ts'
import type { RecoveryDocument } from './recovery.ts'
import { dueMailOfRecovery } from './recovery-mail.ts'

/** What a day's step takes at most, in minutes. */
const stepMinutes = 15

/**
 * The coming days of the programme as a calendar shows them: the days that mail reminds of too, at the same time. A day
 * whose step is done is gone, as is all of it while the programme is paused.
 * @param today the day in Stockholm, of which `startOfToday` is any moment before its first reminder
 */
export const eventsOfRecovery = (
  document: RecoveryDocument,
  { today, startOfToday }: { readonly today: Day; readonly startOfToday: Date },
  title: string,
): readonly CalendarEvent[] =>
  dueMailOfRecovery(document, today, startOfToday).map(({ dueAt }) => {
    const start = localTimeAt(dueAt)
    return { id: `recovery-${document.run}-${start.day}@andrum`, title, start, minutes: stepMinutes }
  })
