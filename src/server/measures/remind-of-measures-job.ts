import { localTimeAt } from '#core/calendar/instant-of.ts'
import { addDays } from '#core/calendar/local-time.ts'
import { isWorkingDay } from '#core/calendar/working-days.ts'
import { reminderAhead, reminderToSend } from '#core/measures/measure.ts'
import type { Deps } from '#server/platform/deps.ts'
import { listMeasuresInTime } from './measure-reminder-repository.ts'

/** In Stockholm. */
const morning = '07:00'

/**
 * Enqueues the day's reminder for each organisation with a measure whose day is within a week: one a day, by its key. None at night or
 * on a day off: each such week has a working day.
 */
export async function remindOfMeasures({ clock, pools, queue }: Deps): Promise<void> {
  const { day, time } = localTimeAt(clock())
  if (time < morning || !isWorkingDay(day)) return
  const measures = await listMeasuresInTime(pools.jobs, day, addDays(day, reminderAhead))
  const pending = measures.filter((measure) => reminderToSend(measure, day) !== null)
  for (const organisationId of new Set(pending.map((measure) => measure.organisationId)))
    await queue.enqueueNow(
      'send-measure-reminder',
      { organisationId, day },
      { key: `${organisationId} ${day}` },
    )
}
