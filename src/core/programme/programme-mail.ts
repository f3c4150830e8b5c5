import { instantOf } from '../calendar/instant-of.ts'
import { addDays, type Day, weekdayOf } from '../calendar/local-time.ts'
import type { DueMail } from '../mail/due-kinds.ts'
import { isDoneInWeekOf, type StressProgramme, stateOf } from './stress-programme.ts'

/** Reminders end after this many weeks without activity, until the person does something again. */
const weeksAhead = 4

/**
 * The mail that the programme schedules from a time on: one each week on the chosen day and time, unless a part was done
 * that week. None while it is paused or finished. Every write makes the list anew.
 * @param today the day in Stockholm
 */
export function dueMailOfProgramme(document: StressProgramme, today: Day, since: Date): readonly DueMail[] {
  const { reminder, startedOn } = document
  const { state } = stateOf(document, today)
  if (reminder === null || startedOn === null || (state !== 'going' && state !== 'waiting')) return []
  const from = startedOn > today ? startedOn : today
  const first = addDays(from, (reminder.weekday - weekdayOf(from) + 7) % 7)
  return Array.from({ length: weeksAhead }, (_, ahead) => addDays(first, 7 * ahead))
    .filter((day) => !isDoneInWeekOf(document, day))
    .map((day) => instantOf({ day, time: reminder.time }))
    .filter((dueAt) => dueAt > since)
    .map((dueAt) => ({ kind: 'stress-programme-reminder', dueAt }))
}
