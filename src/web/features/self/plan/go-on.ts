import { addDays, type LocalTime, nextTime, weekdayOf } from '#core/calendar/local-time.ts'
import type { Chosen } from '#core/plan/change-plan.ts'
import type { PlanEntry } from '#core/plan/plan.ts'

/** Four more weeks of the same, from its next weekday on; what was once comes back once a week. */
export function againFrom(entry: PlanEntry, now: LocalTime, id: string): Chosen {
  const { action, title, time, minutes, remind, weekly, first } = entry
  const on = weekly?.on ?? [weekdayOf(first)]
  const [soonest = addDays(now.day, 1)] = on.map((weekday) => nextTime(weekday, time, now).day).toSorted()
  return { id, action, title, first: soonest, time, minutes, remind, weekly: { on: on.toSorted(), weeks: 4 } }
}
