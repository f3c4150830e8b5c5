import { addDays, type Day, mondayOf, weekdayOf } from '../calendar/local-time.ts'
import { occurrencesBetween } from './occurrences.ts'
import type { Plan, PlanEntry } from './plan.ts'

/** One action in one week. */
export type WeekOfEntry = {
  readonly entry: PlanEntry
  readonly done: number
  readonly skipped: number
  /** Neither done nor skipped: nothing was said. */
  readonly open: number
}

/** What became of a week, action by action, in the order they first came. */
export function weekOf(plan: Plan, monday: Day): readonly WeekOfEntry[] {
  const week = occurrencesBetween(plan, monday, addDays(monday, 6))
  return [...Map.groupBy(week, ({ entry }) => entry)].map(([entry, occurrences]) => {
    const count = (wanted: string) => occurrences.filter(({ state }) => state === wanted).length
    return { entry, done: count('done'), skipped: count('skipped'), open: count('open') }
  })
}

/** The Monday of the week to review: on a Sunday the one that ends, otherwise the last. Null when there is nothing to see, or it was seen. */
export function weekToReview(plan: Plan, today: Day): Day | null {
  const monday = weekdayOf(today) === 7 ? mondayOf(today) : addDays(mondayOf(today), -7)
  if (plan.reviews[monday] !== undefined) return null
  return weekOf(plan, monday).length > 0 ? monday : null
}
