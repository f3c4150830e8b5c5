import { dueTooLong } from '#core/mail/due-kinds.ts'
import { dropLateLetters, listDueLetters } from '#server/db/due-letter-repository.ts'
import type { Deps } from '#server/deps.ts'

/** Put in line in one go; the rest follow a minute later. */
const most = 5000

/**
 * Puts every letter in line whose time has come; its id is the job's key, so that it is in line once. What is more than
 * twelve hours late is dropped.
 */
export async function sendDueLetters({ clock, log, pools, queue }: Deps): Promise<void> {
  const now = clock()
  const dropped = await dropLateLetters(pools.jobs, dueTooLong(now))
  if (dropped > 0)
    log.warn({ letters: dropped }, 'Reminders were dropped: they were more than twelve hours late')
  for (const letterId of await listDueLetters(pools.jobs, now, most)) {
    await queue.enqueueNow('send-due-letter', { letterId }, { key: letterId })
  }
}
