import { dayOf } from '#core/calendar/day-of.ts'
import { addDays } from '#core/calendar/local-time.ts'
import { reminderAhead, reminderOf } from '#core/measures/measure.ts'
import type { Deps } from '#server/platform/deps.ts'
import { listMeasuresInTime, markReminded } from './measure-reminder-repository.ts'

/**
 * Enqueues a reminder for each measure whose day is within a week: one for each day, by its key, however often this runs. A
 * measure with a new day gets a new reminder.
 */
export async function remindOfMeasures({ clock, pools, queue }: Deps): Promise<void> {
  const today = dayOf(clock())
  for (const measure of await listMeasuresInTime(pools.jobs, today, addDays(today, reminderAhead))) {
    const reminder = reminderOf(measure, today)
    if (reminder === null) continue
    const { about, day } = reminder
    const reminded = `${about} ${day}`
    if (measure.reminded === reminded) continue
    const { organisationId, id: measureId } = measure
    await queue.enqueueNow(
      'send-measure-reminder',
      { organisationId, measureId, about, day },
      { key: `${measureId} ${reminded}` },
    )
    await markReminded(pools.jobs, measure, reminded)
  }
}
