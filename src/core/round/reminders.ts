import { dayOf, instantOf } from '#core/calendar/instant-of.ts'
import { addDays, type Day } from '../calendar/local-time.ts'
import { isWorkingDay } from '../calendar/working-days.ts'

/** Blind reminders of one round: to everybody invited alike, because nobody may know who has answered. */
export const mostReminders = 2

/** In days before the last day; a round is open for at most 60 days. */
export const longestReminder = 59

/** Sorts the reminders, the first one first, and drops repeated days. */
export const orderReminders = (daysBefore: readonly number[]): number[] =>
  [...new Set(daysBefore)].sort((one, other) => other - one)

type Reminded = {
  readonly openedAt: Date
  readonly closesAt: Date
  /** Days before the last day, the first reminder first. */
  readonly reminders: readonly number[]
}

/** No mail on a day off: the reminder comes on the working day before. */
function reminderDay(closesAt: Date, daysBefore: number): Day {
  let day = addDays(dayOf(closesAt), -daysBefore)
  while (!isWorkingDay(day)) day = addDays(day, -1)
  return day
}

/**
 * The days of a round's reminders, in Stockholm: counted from the last day, so that they move with it. Drops a reminder
 * that would come with the invitation or before it.
 */
export const reminderDays = ({ openedAt, closesAt, reminders }: Reminded): Day[] => [
  ...new Set(reminders.map((before) => reminderDay(closesAt, before)).filter((day) => day > dayOf(openedAt))),
]

/**
 * How many reminders are over by now, and whether the last of them is to be sent: at eight on its day. A reminder is over
 * if its day passed while nobody could send it.
 */
export function remindersOver(
  round: Reminded & { readonly remindersDone: number },
  now: Date,
): { readonly done: number; readonly isDue: boolean } {
  const today = dayOf(now)
  const isBeforeEight = now < instantOf({ day: today, time: '08:00' })
  const left = round.reminders.slice(round.remindersDone)
  const over = left.filter((before) => {
    const day = reminderDay(round.closesAt, before)
    return day < today || (day === today && !isBeforeEight)
  })
  const isDue =
    today > dayOf(round.openedAt) && over.some((before) => reminderDay(round.closesAt, before) === today)
  return { done: round.remindersDone + over.length, isDue }
}
