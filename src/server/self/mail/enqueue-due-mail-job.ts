import { dueTooLong } from '#core/mail/due-kinds.ts'
import type { Deps } from '#server/platform/deps.ts'
import { dropLateMail, listDueMail } from './due-mail-repository.ts'

/** The most e-mails of one run; the rest follow a minute later. */
const most = 5000

/**
 * Enqueues every scheduled e-mail that is due; its id is the job's key, so that it has one job. Drops those that are more than
 * twelve hours late.
 */
export async function enqueueDueMail({ clock, log, pools, queue }: Deps): Promise<void> {
  const now = clock()
  const dropped = await dropLateMail(pools.jobs, dueTooLong(now))
  if (dropped > 0)
    log.warn({ mails: dropped }, 'Reminders were dropped: they were more than twelve hours late')
  for (const dueMailId of await listDueMail(pools.jobs, now, most)) {
    await queue.enqueueNow('send-due-mail', { dueMailId }, { key: dueMailId })
  }
}
