import { localTimeAt } from '../calendar/instant-of.ts'
import type { Day } from '../calendar/local-time.ts'
import type { CalendarEvent } from '../calendar/write-calendar.ts'
import { dueMailOfProgramme } from './programme-mail.ts'
import type { RecoveryDocument } from './recovery.ts'
import { dueMailOfRecovery } from './recovery-mail.ts'
import type { StressProgramme } from './stress-programme.ts'

/** The longest time of a day's step, in minutes. */
const stepMinutes = 15

/**
 * The coming days of the programme as calendar events, at the times of the reminders by mail. No event for a day whose step
 * is done, and none while the programme is paused.
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

/** The length of a week's part, in minutes. */
const partMinutes = 30

/**
 * The coming weeks of the programme as calendar events, at the times of the reminders by mail. No event for a week whose
 * part is done, and none while the programme is paused.
 * @param today the day in Stockholm, of which `startOfToday` is any moment before its first reminder
 */
export const eventsOfProgramme = (
  document: StressProgramme,
  { today, startOfToday }: { readonly today: Day; readonly startOfToday: Date },
  { title, link }: { readonly title: string; readonly link: string },
): readonly CalendarEvent[] =>
  dueMailOfProgramme(document, today, startOfToday).map(({ dueAt }) => {
    const start = localTimeAt(dueAt)
    return { id: `programme-${start.day}@andrum`, title, link, start, minutes: partMinutes }
  })
