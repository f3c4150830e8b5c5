import { localTimeAt } from '#core/calendar/instant-of.ts'
import { newEntry, withEntries } from '#core/plan/change-plan.ts'
import type { Plan } from '#core/plan/plan.ts'
import { fits } from '#core/plan/plan-faults.ts'
import { comingOf, walks } from '#core/plan/set-times.ts'
import { newId } from '#web/lib/new-id.ts'

/** Adds five walks a week to the plan once; the plan is unchanged when there is no room. */
export function putWalks(plan: Plan, at: Date): Plan {
  const now = localTimeAt(at)
  if (comingOf(plan, ['walk'], now).length > 0) return plan
  const entry = newEntry(walks(now, newId()), at)
  return fits(plan, [entry], now) ? withEntries(plan, [entry], at) : plan
}
