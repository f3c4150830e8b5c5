import {
  type ClockTime,
  isClockTime,
  type LocalTime,
  nextTime,
  type Weekday,
  weekdays,
} from '#core/calendar/local-time.ts'
import type { CalendarEvent } from '#core/calendar/write-calendar.ts'
import { isRecord, textOf } from './text-record.ts'

/** A time of the week for recovery. */
export type RecoveryTime = {
  readonly id: string
  readonly weekday: Weekday
  readonly time: ClockTime
  /** How long, in minutes. */
  readonly minutes: number
  /** What one does, as the calendar will show it. */
  readonly what: string
}

export const lengths = [15, 30, 45, 60, 90] as const

/** For how many weeks the calendar repeats it. */
export const weekChoices = [1, 4, 8] as const
export type Weeks = (typeof weekChoices)[number]

export type RecoveryTimes = { readonly times: readonly RecoveryTime[]; readonly weeks: Weeks }
export const noTimes: RecoveryTimes = { times: [], weeks: 4 }

/** More than two a day is a plan to be tired of. */
export const mostTimes = 14

export function parseRecovery(value: unknown): RecoveryTimes | null {
  if (!isRecord(value) || !Array.isArray(value.times)) return null
  return {
    times: inOrder(value.times.filter(isTime)).slice(0, mostTimes),
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
  return inOrder([...times, ...fresh].slice(0, mostTimes))
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
