import {
  type ClockTime,
  type Day,
  type LocalTime,
  nextTime,
  type Weekday,
  weekdayOf,
} from '../calendar/local-time.ts'
import { type Chosen, hasMore } from './change-plan.ts'
import { occurrencesOf } from './occurrences.ts'
import type { Plan, PlanEntry } from './plan.ts'

/** The first day from now on that is one of these weekdays, with the time still ahead. */
export function soonest(on: readonly Weekday[], time: ClockTime, now: LocalTime): Day {
  const days = on.map((weekday) => nextTime(weekday, time, now).day)
  return days.toSorted()[0] ?? now.day
}

export type RecoveryTime = {
  readonly weekday: Weekday
  readonly time: ClockTime
  readonly minutes: number
  /** What the person does, in their own words. */
  readonly what: string
  /** 1: only the next time. */
  readonly weeks: number
}

/** A weekly time for recovery. */
export function recoveryAt(chosen: RecoveryTime, now: LocalTime, id: string): Chosen {
  const { weekday, time, minutes, what, weeks } = chosen
  return {
    id,
    action: 'recovery',
    title: what,
    first: soonest([weekday], time, now),
    time,
    minutes,
    weekly: weeks === 1 ? null : { on: [weekday], weeks },
    remind: true,
  }
}

/** Thirty minutes, five days a week, at noon for four weeks. */
export function walks(now: LocalTime, id: string): Chosen {
  const on = [1, 2, 3, 4, 5] as const
  return {
    id,
    action: 'walk',
    title: null,
    first: soonest(on, '12:00', now),
    time: '12:00',
    minutes: 30,
    weekly: { on, weeks: 4 },
    remind: true,
  }
}

/** A date for a new stress profile; half an hour is enough for it and its result. */
export const checkUpAt = (day: Day, time: ClockTime, id: string): Chosen => ({
  id,
  action: 'check-up',
  title: null,
  first: day,
  time,
  minutes: 30,
  weekly: null,
  remind: true,
})

/** The check-up that is planned and not done: the last one of several; null for none. */
export function checkUpIn(
  plan: Plan,
): { readonly id: string; readonly day: Day; readonly at: LocalTime } | null {
  const booked = plan.entries
    .filter(({ action }) => action === 'check-up')
    .flatMap(occurrencesOf)
    .filter(({ state }) => state === 'open')
    .map(({ entry, day, at }) => ({ id: entry.id, day, at }))
  return booked.toSorted((a, b) => a.at.day.localeCompare(b.at.day)).at(-1) ?? null
}

/** Entries of these actions with occurrences to come, in the order of the week. */
export function comingOf(plan: Plan, actions: readonly string[], now: LocalTime): readonly PlanEntry[] {
  const weekday = ({ weekly, first }: PlanEntry) => weekly?.on.toSorted()[0] ?? weekdayOf(first)
  return plan.entries
    .filter((entry) => actions.includes(entry.action) && hasMore(entry, now))
    .toSorted((a, b) => weekday(a) - weekday(b) || a.time.localeCompare(b.time))
}
