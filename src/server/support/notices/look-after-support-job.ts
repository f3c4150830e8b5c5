import type { Deps } from '#server/platform/deps.ts'
import { listUnanswered } from './support-mail-repository.ts'

/** An e-mail's own job retries for some hours; after that it is enqueued again. */
const ownTries = 6 * 60 * 60 * 1000

/** Enqueues what is due for unanswered requests: a reminder, then the notice that the answer is late. */
export async function lookAfterSupport({ clock, pools, queue }: Deps): Promise<void> {
  const now = clock()
  const round = Math.floor(now.getTime() / ownTries)
  for (const requestId of await listUnanswered(pools.jobs, 'escalatedAt', now)) {
    await queue.enqueueNow('send-support-escalation', { requestId }, { key: `${requestId} ${round}` })
  }
  for (const requestId of await listUnanswered(pools.jobs, 'remindedAt', now)) {
    await queue.enqueueNow('send-support-reminder', { requestId }, { key: `${requestId} ${round}` })
  }
}
