import { addDays, type Day } from '../calendar/local-time.ts'

/** The intervals of a repeated round, in months: at shorter ones small stable teams get no new figures. */
export const repeatMonths = [2, 3] as const
export type RepeatMonths = (typeof repeatMonths)[number]

/** HR is notified this many days before the next round: time to prepare it, and to review the list. */
const announcedAhead = 14

/** The same day of a later month, or its last day. */
export function monthsLater(day: Day, months: number): Day {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10) as Day
  const days = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return addDays(first, Math.min(Number(day.slice(8)), days) - 1)
}

/** The day from which HR is asked to prepare the next round. */
export const announcedFrom = (nextOn: Day): Day => addDays(nextOn, -announcedAhead)

/** Repeated rounds whose next day is this day or earlier must be announced today. */
export const announcedUntil = (today: Day): Day => addDays(today, announcedAhead)
