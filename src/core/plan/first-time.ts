import {
  addDays,
  type ClockTime,
  type Day,
  type LocalTime,
  type Weekday,
  weekdayOf,
  weekdays,
} from '../calendar/local-time.ts'
import type { Suggestion } from './actions.ts'
import { soonest } from './set-times.ts'

/** Minutes to choose and save before the first time is over (own convention). */
const toSave = 15

/** The latest time to which a single action is put off on the same day: within a working day, or in the evening. */
const latest = { workday: '16:30', anyDay: '21:00' } as const

const workdays: readonly Weekday[] = [1, 2, 3, 4, 5]

/** The first time of an action that is chosen now: today if its days and its time allow it. */
export function firstTimeOf({ time, on, anyDay }: Suggestion, now: LocalTime): LocalTime {
  const ready = later(now, toSave)
  if (on !== null) return { day: soonest(on, time, ready), time }
  const days = anyDay ? weekdays : workdays
  const today = days.includes(weekdayOf(now.day)) && ready.day === now.day
  const atOnce = time > ready.time ? time : nextHalfHour(ready.time)
  if (today && atOnce <= latest[anyDay ? 'anyDay' : 'workday']) return { day: now.day, time: atOnce }
  return { day: firstOn(addDays(now.day, 1), days), time }
}

/** The first of these weekdays from a day on, including that day. */
export function firstOn(day: Day, on: readonly Weekday[]): Day {
  const ahead = [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(day, count))
  return ahead.find((one) => on.includes(weekdayOf(one))) ?? day
}

const minutesOf = (time: ClockTime): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const clockOf = (minutes: number): ClockTime =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, '0')).join(':') as ClockTime

const dayLong = 24 * 60

/** By clock time; an hour wrong on the two nights a year when clocks change. */
function later({ day, time }: LocalTime, by: number): LocalTime {
  const minutes = minutesOf(time) + by
  return minutes < dayLong
    ? { day, time: clockOf(minutes) }
    : { day: addDays(day, 1), time: clockOf(minutes - dayLong) }
}

/** After 23.30 there is none on the same day: it returns 24:00, which sorts after every time. */
const nextHalfHour = (time: ClockTime): ClockTime => clockOf(Math.ceil((minutesOf(time) + 1) / 30) * 30)
