/** A day of the calendar, `2026-03-29`, without a time zone. */
export type Day = `${number}-${number}-${number}`

/** A local time of day, `08:00`. */
export type ClockTime = `${number}:${number}`

/** A day and a time in the local time of one place. */
export type LocalTime = { readonly day: Day; readonly time: ClockTime }

/** Days of the week as ISO counts them: 1 is Monday, 7 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** Years for which clock rules are known (`instantOf`) and that people plan in. A typing error may give year 0002. */
const years = { first: '1996', last: '2999' } as const

/** Whether a text is a day that exists and can be planned for: 2026-02-29 does not. */
export function isDay(text: unknown): text is Day {
  if (typeof text !== 'string' || !dayPattern.test(text)) return false
  const year = text.slice(0, 4)
  if (year < years.first || year > years.last) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Whether an instant in ISO 8601 lies on such a day. */
export const isOnDay = (moment: string): boolean => isDay(moment.slice(0, 10))

/** Whether a text is a time of day, 00:00–23:59. */
export function isClockTime(text: unknown): text is ClockTime {
  return typeof text === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/**
 * Counts days in UTC, where each has 24 hours, so that no clock change adds one.
 * @throws RangeError outside the years 0 to 9999, which have no four digits: a loop that counts on would never end
 */
export function addDays(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  const text = date.toISOString()
  if (!dayPattern.test(text.slice(0, 10)))
    throw new RangeError(`${day} and ${count} days is no day with a name`)
  return text.slice(0, 10) as Day
}

export function weekdayOf(day: Day): Weekday {
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay()
  return (sundayFirst === 0 ? 7 : sundayFirst) as Weekday
}

/** The Monday of the week of a day. */
export const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day))

/** The next time it is this weekday and this time, later than now. */
export function nextTime(weekday: Weekday, time: ClockTime, now: LocalTime): LocalTime {
  const ahead = (weekday - weekdayOf(now.day) + 7) % 7
  const passed = ahead === 0 && time <= now.time
  return { day: addDays(now.day, passed ? 7 : ahead), time }
}
