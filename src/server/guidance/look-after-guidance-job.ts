import { localTimeAt } from '#core/calendar/instant-of.ts'
import { answersToTellOf } from '#core/guidance/guidance.ts'
import type { Deps } from '#server/platform/deps.ts'
import { settleGuidances } from './guidance-repository.ts'
import { listOwingGuides } from './guide-repository.ts'

/**
 * Ends absences and guidances whose last day has passed, and enqueues two e-mails, each at most once a day: to staff while
 * answers are late, and in the morning of a working day to each guide who owes an answer that day or the next.
 */
export async function lookAfterGuidance({ clock, pools, queue }: Deps): Promise<void> {
  const now = clock()
  const { day, time } = localTimeAt(now)
  const late = await settleGuidances(pools.jobs, day, now)
  if (late.late > 0) await queue.enqueueNow('send-guidance-late', { day, ...late }, { key: day })
  const by = answersToTellOf(day, time)
  if (by === null) return
  for (const { personId } of await listOwingGuides(pools.jobs, by, null))
    await queue.enqueueNow('send-guidance-due', { day, by, personId }, { key: `${day} ${personId}` })
}
