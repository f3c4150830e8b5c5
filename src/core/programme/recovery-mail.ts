import { instantOf } from '../calendar/instant-of.ts'
import { addDays, type Day } from '../calendar/local-time.ts'
import type { DueMail } from '../mail/due-kinds.ts'
import { type RecoveryDocument, stepsDone, whereIs } from './recovery.ts'

/** Anyone who has not been here for this many days is left in peace: reminders end until something is done again. */
const daysAhead = 14

/**
 * The mail that the programme asks for, from a moment on: one each day at the time chosen, unless the step of that day
 * is done. None while it is paused, ended, stopped or finished. Every write makes the list anew, so each step done
 * moves it.
 * @param today the day in Stockholm
 */
export function dueMailOfRecovery(document: RecoveryDocument, today: Day, since: Date): readonly DueMail[] {
  const { remindAt, startedOn } = document
  const { state } = whereIs(document, today)
  if (remindAt === null || startedOn === null || (state !== 'going' && state !== 'waiting')) return []
  const done = new Set(stepsDone(document).map((step) => document.steps[step]?.on))
  const from = startedOn > today ? startedOn : today
  return Array.from({ length: daysAhead }, (_, ahead) => addDays(from, ahead))
    .filter((day) => !done.has(day))
    .map((day) => instantOf({ day, time: remindAt }))
    .filter((dueAt) => dueAt > since)
    .map((dueAt) => ({ kind: 'programme-reminder', dueAt }))
}
