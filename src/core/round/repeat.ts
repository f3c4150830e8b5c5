import { addDays, type Day } from '../calendar/local-time.ts'

/** How often a round may be repeated, in months: more often, small stable teams get no new figures. */
export const repeatMonths = [2, 3] as const
export type RepeatMonths = (typeof repeatMonths)[number]

/** Days before the next round on which HR is told of it: time to prepare it, and for the list to be reviewed. */
const announcedAhead = 14

/** The same day of a later month, or its last day. */
export function monthsLater(day: Day, months: number): Day {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10) as Day
  const days = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return addDays(first, Math.min(Number(day.slice(8)), days) - 1)
}

/** From when on HR is told that the next round is to be prepared. */
export const announcedFrom = (nextOn: Day): Day => addDays(nextOn, -announcedAhead)

/** Rounds whose next day is on this day or before are due today. */
export const announcedUntil = (today: Day): Day => addDays(today, announcedAhead)
