import { addDays, type Day, weekdayOf } from '../calendar/local-time.ts'
import { occurrencesBetween } from '../plan/occurrences.ts'
import type { Plan } from '../plan/plan.ts'
import { type RecoveryDocument, stepsDone, whereIs } from '../programme/recovery.ts'

/** One day of the week, in numbers. Skipped steps are neither done nor left. */
export type StripDay = { readonly day: Day; readonly done: number; readonly left: number }

/** Monday to Sunday of the week of a day: occurrences of the plan, and steps of the programme. */
export function weekStrip(plan: Plan, recovery: RecoveryDocument, today: Day): readonly StripDay[] {
  const monday = addDays(today, 1 - weekdayOf(today))
  const where = whereIs(recovery, today)
  const stepToday = where.state === 'going' && where.doneToday === null
  return Array.from({ length: 7 }, (_, ahead) => {
    const day = addDays(monday, ahead)
    const planned = occurrencesBetween(plan, day, day)
    const steps = stepsDone(recovery).filter((step) => {
      const done = recovery.steps[step]
      return done?.on === day && !done.skipped
    })
    return {
      day,
      done: planned.filter(({ state }) => state === 'done').length + steps.length,
      left: planned.filter(({ state }) => state === 'open').length + (stepToday && day === today ? 1 : 0),
    }
  })
}
