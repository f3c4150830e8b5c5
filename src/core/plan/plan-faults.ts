import { asClocksShow, isSkipped } from '../calendar/instant-of.ts'
import { isClockTime, isDay, type LocalTime } from '../calendar/local-time.ts'
import type { Chosen } from './change-plan.ts'
import { comingIn, daysOf, isPast } from './occurrences.ts'
import { type Plan, type PlanEntry, planLimits } from './plan.ts'

export type WordsFault = 'title' | 'long'
export type TimeFault = 'day' | 'time' | 'past'

/** What is wrong with a person's own words, if anything. */
export function wordsFault(words: string): WordsFault | null {
  if (words.trim() === '') return 'title'
  return words.trim().length > planLimits.title ? 'long' : null
}

/** What is wrong with a time as a form holds it, if anything: what must be corrected first. */
export function timeFault(
  { day, time }: { readonly day: string; readonly time: string },
  now: LocalTime,
): TimeFault | null {
  if (!isDay(day)) return 'day'
  if (!isClockTime(time)) return 'time'
  return isPast(asClocksShow({ day, time }), now) ? 'past' : null
}

/** Whether these fit too: at most 400 occurrences to come, and 200 entries. */
export function fits(plan: Plan, more: readonly PlanEntry[], now: LocalTime): boolean {
  const entries = [...plan.entries, ...more]
  return entries.length <= planLimits.entries && comingIn(entries, now) <= planLimits.occurrences
}

/** The first occurrence that would be in the hour skipped in March, and where it goes instead. */
export function skippedHour(
  entry: PlanEntry,
): { readonly planned: LocalTime; readonly shown: LocalTime } | null {
  for (const day of daysOf(entry)) {
    const planned = { day, time: entry.time }
    if (isSkipped(planned)) return { planned, shown: asClocksShow(planned) }
  }
  return null
}

/** The same action at the same times: put in once more it would stand double. */
export const isSame = (entry: PlanEntry, chosen: Chosen): boolean =>
  !entry.removed &&
  entry.last === null &&
  entry.action === chosen.action &&
  entry.title === chosen.title &&
  entry.first === chosen.first &&
  entry.time === chosen.time &&
  JSON.stringify(entry.weekly) === JSON.stringify(chosen.weekly)
