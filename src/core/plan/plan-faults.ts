import { asClocksShow, isSkipped } from '../calendar/instant-of.ts'
import { isClockTime, isDay, type LocalTime } from '../calendar/local-time.ts'
import type { Chosen } from './change-plan.ts'
import { comingIn, daysOf, isPast } from './occurrences.ts'
import { type Plan, type PlanEntry, planLimits } from './plan.ts'

export type WordsFault = 'title' | 'long'
export type TimeFault = 'day' | 'time' | 'past'

/** The error in a person's own words, if any. */
export function wordsFault(words: string): WordsFault | null {
  if (words.trim() === '') return 'title'
  return words.trim().length > planLimits.title ? 'long' : null
}

/** The first error to correct in a time from a form, if any. */
export function timeFault(
  { day, time }: { readonly day: string; readonly time: string },
  now: LocalTime,
): TimeFault | null {
  if (!isDay(day)) return 'day'
  if (!isClockTime(time)) return 'time'
  return isPast(asClocksShow({ day, time }), now) ? 'past' : null
}

/** Whether these entries fit too: at most 400 occurrences to come, and 200 entries. */
export function fits(plan: Plan, more: readonly PlanEntry[], now: LocalTime): boolean {
  const entries = [...plan.entries, ...more]
  return entries.length <= planLimits.entries && comingIn(entries, now) <= planLimits.occurrences
}

/** The first occurrence in the hour skipped in March, and the time that it gets instead. */
export function skippedHour(
  entry: PlanEntry,
): { readonly planned: LocalTime; readonly shown: LocalTime } | null {
  for (const day of daysOf(entry)) {
    const planned = { day, time: entry.time }
    if (isSkipped(planned)) return { planned, shown: asClocksShow(planned) }
  }
  return null
}

/** Whether an entry is the same action at the same times, so that adding it again would duplicate it. */
export const isSame = (entry: PlanEntry, chosen: Chosen): boolean =>
  !entry.removed &&
  entry.last === null &&
  entry.action === chosen.action &&
  entry.title === chosen.title &&
  entry.first === chosen.first &&
  entry.time === chosen.time &&
  JSON.stringify(entry.weekly) === JSON.stringify(chosen.weekly)
