import { isClockTime, type LocalTime, nextTime, weekdays } from '#core/calendar/local-time.ts'
import type { CalendarEvent } from '#core/calendar/write-calendar.ts'
import {
  lengths,
  mostKeptTimes,
  mostTimes,
  type RecoveryTime,
  type RecoveryTimes,
  weekChoices,
} from '#core/exercises/exercises.ts'
import { isRecord, textOf } from './text-record.ts'

export const noTimes: RecoveryTimes = { times: [], weeks: 4 }

export function parseRecovery(value: unknown): RecoveryTimes | null {
  if (!isRecord(value) || !Array.isArray(value.times)) return null
  return {
    times: inOrder(value.times.filter(isTime)).slice(0, mostKeptTimes),
    weeks: weekChoices.find((weeks) => weeks === value.weeks) ?? noTimes.weeks,
  }
}

const isTime = (value: unknown): value is RecoveryTime =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  weekdays.some((weekday) => weekday === value.weekday) &&
  isClockTime(value.time) &&
  lengths.some((length) => length === value.minutes) &&
  textOf(value.what) !== ''

/** As the week goes. */
export const inOrder = (times: readonly RecoveryTime[]): readonly RecoveryTime[] =>
  times.toSorted((a, b) => a.weekday - b.weekday || a.time.localeCompare(b.time))

/** Adds what does not already stand at the same time, as far as there is room. */
export function withTimes(
  times: readonly RecoveryTime[],
  more: readonly RecoveryTime[],
): readonly RecoveryTime[] {
  const taken = new Set(times.map(({ weekday, time }) => `${weekday} ${time}`))
  const fresh = more.filter(({ weekday, time }) => !taken.has(`${weekday} ${time}`))
  return inOrder([...times, ...fresh.slice(0, Math.max(0, mostTimes - times.length))])
}

/** Thirty minutes, five days a week (seed, section 9), at noon until the person says otherwise. */
export function walks(what: string): readonly RecoveryTime[] {
  return weekdays
    .slice(0, 5)
    .map((weekday) => ({ id: `walk-${weekday}`, weekday, time: '12:00', minutes: 30, what }))
}

/** Each time as an event that begins the next time the week comes there. */
export function eventsOf({ times, weeks }: RecoveryTimes, now: LocalTime): readonly CalendarEvent[] {
  return times.map(({ id, weekday, time, minutes, what }) => ({
    id: `${id}@andrum`,
    title: what,
    start: nextTime(weekday, time, now),
    minutes,
    remindBefore: 10,
    ...(weeks === 1 ? {} : { weekly: { on: [weekday], times: weeks } }),
  }))
}
