import { dayOf } from '#core/calendar/day-of.ts'
import type { Deps } from '#server/platform/deps.ts'
import { settleGuidances } from './guidance-repository.ts'

/** Ends absences and guidances whose last day has passed, and enqueues one e-mail a day to staff while answers are late. */
export async function lookAfterGuidance({ clock, pools, queue }: Deps): Promise<void> {
  const now = clock()
  const day = dayOf(now)
  const late = await settleGuidances(pools.jobs, day, now)
  if (late > 0) await queue.enqueueNow('send-guidance-late', { day, late }, { key: day })
}
