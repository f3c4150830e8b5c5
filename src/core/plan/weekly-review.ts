import { addDays, type Day, mondayOf, weekdayOf } from '../calendar/local-time.ts'
import { occurrencesBetween } from './occurrences.ts'
import type { Plan, PlanEntry } from './plan.ts'

/** One action in one week. */
export type WeekOfEntry = {
  readonly entry: PlanEntry
  readonly done: number
  readonly skipped: number
  /** Neither done nor skipped: the person said nothing. */
  readonly open: number
}

/** A week action by action, in the order of their first occurrences. */
export function weekOf(plan: Plan, monday: Day): readonly WeekOfEntry[] {
  const week = occurrencesBetween(plan, monday, addDays(monday, 6))
  return [...Map.groupBy(week, ({ entry }) => entry)].map(([entry, occurrences]) => {
    const count = (wanted: string) => occurrences.filter(({ state }) => state === wanted).length
    return { entry, done: count('done'), skipped: count('skipped'), open: count('open') }
  })
}

/** The Monday of the week to review: on a Sunday this week's, otherwise last week's. Null if it was empty or has been reviewed. */
export function weekToReview(plan: Plan, today: Day): Day | null {
  const monday = weekdayOf(today) === 7 ? mondayOf(today) : addDays(mondayOf(today), -7)
  if (plan.reviews[monday] !== undefined) return null
  return weekOf(plan, monday).length > 0 ? monday : null
}
