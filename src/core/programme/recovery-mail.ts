import { instantOf } from '../calendar/instant-of.ts'
import { addDays, type Day } from '../calendar/local-time.ts'
import type { DueMail } from '../mail/due-kinds.ts'
import { type RecoveryDocument, stepsDone, whereIs } from './recovery.ts'

/** Reminders end after this many days without activity, until the person does something again. */
const daysAhead = 14

/**
 * The mail that the programme schedules from a time on: one each day at the chosen time, unless that day's step is done.
 * None while it is paused, ended, stopped or finished. Every write makes the list anew, so each completed step moves it.
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
