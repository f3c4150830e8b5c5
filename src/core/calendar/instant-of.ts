import { addDays, type ClockTime, type Day, type LocalTime } from './local-time.ts'

const hour = 3_600_000

/** The last Sunday of a month (0 is January), at this hour, counted as if clocks showed UTC. */
function lastSunday(year: number, month: number, at: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, at))
  return last.getTime() - last.getUTCDay() * 24 * hour
}

const written = (milliseconds: number): LocalTime => {
  const text = new Date(milliseconds).toISOString()
  return { day: text.slice(0, 10) as Day, time: text.slice(11, 16) as ClockTime }
}

/**
 * The instant at which Stockholm has this time, by the rules since 1996 (Directive 2000/84/EC, the same as in
 * `write-calendar.ts`). A time in the hour skipped in March is one hour later on the clock (02:30 is 03:30). A time in the
 * hour that comes twice in October is the first of the two. Years 1996 and later.
 */
export function instantOf({ day, time }: LocalTime): Date {
  const shown = Date.parse(`${day}T${time}:00Z`)
  const year = new Date(shown).getUTCFullYear()
  const summer = shown >= lastSunday(year, 2, 3) && shown < lastSunday(year, 9, 3)
  return new Date(shown - (summer ? 2 : 1) * hour)
}

/** The time in Stockholm at an instant, to the minute. Years 1996 and later. */
export function localTimeAt(instant: Date): LocalTime {
  const at = instant.getTime()
  const year = instant.getUTCFullYear()
  const summer = at >= lastSunday(year, 2, 1) && at < lastSunday(year, 9, 1)
  return written(at + (summer ? 2 : 1) * hour)
}

/** The same time, or in the skipped hour the time that clocks show instead. */
export const asClocksShow = (local: LocalTime): LocalTime => localTimeAt(instantOf(local))

/** Whether clocks never show this time, since it is in the hour skipped in March. */
export const isSkipped = (local: LocalTime): boolean => asClocksShow(local).time !== local.time

/** Converts an instant with an offset, as PostgreSQL writes it in JSON, to UTC. */
export const inUtc = (moment: string): string => new Date(moment).toISOString()

/** The day in Stockholm at an instant, the reverse of `instantOf`. Stockholm is ahead of UTC, by less than a day. */
export function dayOf(instant: Date): Day {
  const day = instant.toISOString().slice(0, 10) as Day
  const next = addDays(day, 1)
  return instantOf({ day: next, time: '00:00' }) <= instant ? next : day
}
